// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TabPanel, Tabs } from '../../../../src/ui/display/Tabs.tsx'
import { Slider } from '../../../../src/ui/input/Slider.tsx'

afterEach(cleanup)

type OrdersTab = 'orders' | 'positions' | 'history'

function Panel() {
  const [selected, select] = useState<OrdersTab>('positions')
  const tabs = [
    { id: 'orders', label: 'Orders', count: 2 },
    { id: 'positions', label: 'Positions', count: 14 },
    { id: 'history', label: 'Order history' },
  ] as const
  return (
    <>
      <Tabs label="Your orders" tabs={tabs} selected={selected} onSelect={select} />
      <TabPanel tabsLabel="Your orders" id={selected}>
        {`rows of ${selected}`}
      </TabPanel>
    </>
  )
}

test('arrow keys cycle through the tabs, Home and End go to the ends; only the selected one is a Tab stop', async () => {
  const user = userEvent.setup()
  render(<Panel />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Positions 14' })).toHaveFocus()

  for (const [key, name] of [
    ['{ArrowRight}', 'Order history'],
    ['{ArrowRight}', 'Orders 2'],
    ['{ArrowLeft}', 'Order history'],
    ['{Home}', 'Orders 2'],
    ['{End}', 'Order history'],
  ] as const) {
    await user.keyboard(key)
    const tab = screen.getByRole('tab', { name, selected: true })
    expect(tab).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name)
    expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
  }
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  await user.click(screen.getByRole('tab', { name: 'Orders 2' }))
  expect(screen.getByText('rows of orders')).toBeVisible()
})

test('every mark of the slider is clickable', async () => {
  const onChange = vi.fn<(percent: number) => void>()
  render(<Slider label="Share" value={62.4} onChange={onChange} valueText="62 %, 100 KXT" />)
  for (const mark of [0, 25, 50, 75, 100]) {
    await userEvent.click(screen.getByRole('button', { name: `${mark}%` }))
    expect(onChange).toHaveBeenLastCalledWith(mark)
  }
  const slider = screen.getByRole('slider', { name: 'Share' })
  expect(slider).toHaveValue('62')
  expect(slider).toHaveAttribute('aria-valuetext', '62 %, 100 KXT')
})
