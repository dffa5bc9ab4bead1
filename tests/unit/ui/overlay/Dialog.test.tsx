// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Button } from '../../../../src/ui/display/Button.tsx'
import { leaveThen } from '../../../../src/ui/overlay/animateExit.ts'
import { Dialog } from '../../../../src/ui/overlay/Dialog.tsx'
import { englishTexts } from '../texts.ts'

beforeAll(englishTexts)
afterEach(cleanup)

/** A list whose first row is gone once its dialog has been confirmed. */
function Rows({ dismissable }: { dismissable?: boolean }) {
  const [rows, setRows] = useState(['first', 'second'])
  const [open, setOpen] = useState(false)
  return (
    <section tabIndex={-1} data-focus-fallback aria-label="Positions">
      {rows.map((row) => (
        <Button key={row} onClick={() => setOpen(true)}>{`Close ${row}`}</Button>
      ))}
      {open && (
        <Dialog
          title="Close position"
          dismissable={dismissable}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setRows(['second'])}>Confirm</Button>}
        >
          Sure?
        </Dialog>
      )}
    </section>
  )
}

test.each(['first', 'second'])(
  'the %s dialog takes the focus from an inert page; Escape closes, and it returns',
  async (nth) => {
    const user = userEvent.setup()
    render(<Rows />)
    const opener = screen.getByRole('button', { name: 'Close first' })
    if (nth === 'second') {
      await user.click(opener)
      await screen.findByRole('dialog')
      await user.keyboard('{Escape}')
    }
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Close position' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement) // jsdom: always an element
    expect(opener.closest('[aria-hidden="true"]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener.closest('[aria-hidden="true"]')).toBeNull()
    await waitFor(() => expect(opener).toHaveFocus())
  },
)

test('Escape does not close a dialog that must not be dismissed; its close button does', async () => {
  const user = userEvent.setup()
  render(<Rows dismissable={false} />)
  await user.click(screen.getByRole('button', { name: 'Close first' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close window' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a pending button keeps its name and focus, and ignores clicks', async () => {
  let presses = 0
  const { rerender } = render(<Button onClick={() => presses++}>Confirm</Button>)
  const button = screen.getByRole('button', { name: 'Confirm' })
  await userEvent.click(button)
  rerender(
    <Button pending onClick={() => presses++}>
      Confirm
    </Button>,
  )
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(presses).toBe(1)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAccessibleName('Confirm')
})

test('if the row of a dialog is gone, the focus goes to the list, not to the button of another row that had it before', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  // Headless UI notes what has the focus once its code is there.
  act(() => screen.getByRole('button', { name: 'Close second' }).focus())
  await user.click(screen.getByRole('button', { name: 'Close first' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Positions' })).toHaveFocus())
})

async function showLeverage() {
  render(
    <Dialog title="Leverage" onClose={() => {}}>
      Steps
    </Dialog>,
  )
  return screen.findByRole('dialog')
}

test('a sheet follows a finger on its grip, but no right click', async () => {
  const sheet = (await showLeverage()).querySelector<HTMLElement>('.dialog')!
  const grip = sheet.querySelector('.dialog-grip')!
  // jsdom has none.
  grip.setPointerCapture = () => {}
  const drag = (button: number) => {
    fireEvent.pointerDown(grip, { button, clientY: 0 })
    fireEvent.pointerMove(grip, { clientY: 20 })
    return sheet.style.translate
  }
  expect(drag(2)).toBe('')
  expect(drag(0)).toBe('0px 20px')
})

test('a window that stays when one below it is closed is seen again', async () => {
  await showLeverage()
  const [top] = document.getElementsByClassName('window')
  leaveThen(() => {})
  expect(top).toHaveClass('leaving')
  await waitFor(() => expect(top).not.toHaveClass('leaving'))
})
