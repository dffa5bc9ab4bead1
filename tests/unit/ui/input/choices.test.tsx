// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TabPanel, Tabs } from '../../../../src/ui/display/Tabs.tsx'
import { Checkbox } from '../../../../src/ui/input/Checkbox.tsx'
import { Segmented } from '../../../../src/ui/input/Segmented.tsx'
import { Slider } from '../../../../src/ui/input/Slider.tsx'
import { Switch } from '../../../../src/ui/input/Switch.tsx'

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

test('arrow keys cycle through the tabs, Home and End go to the ends', async () => {
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
})

test('only the selected tab is a Tab stop', async () => {
  render(<Panel />)
  await userEvent.click(screen.getByRole('tab', { name: 'Order history' }))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  expect(screen.getByText('rows of history')).toBeVisible()
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

test('a segmented control is a group of radios', async () => {
  const onChange = vi.fn<(value: 'market' | 'limit') => void>()
  const options = [
    { value: 'market', label: 'Market' },
    { value: 'limit', label: 'Limit' },
  ] as const
  render(<Segmented label="Order type" options={options} value="market" onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Order type' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Market' })).toBeChecked()

  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith('limit')
})

test('checkbox and switch report their new state', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(
    <>
      <Checkbox label="All markets" checked={false} onChange={onChange} />
      <Switch label="Roll over" checked onChange={onChange} />
    </>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'All markets' }))
  expect(onChange).toHaveBeenLastCalledWith(true)
  await userEvent.click(screen.getByRole('switch', { name: 'Roll over' }))
  expect(onChange).toHaveBeenLastCalledWith(false)
})
