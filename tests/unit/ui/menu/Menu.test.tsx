// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Menu, MenuItem } from '../../../../src/ui/menu/Menu.tsx'

/** Safari focuses no button: a press moves the focus to the nearest element around it that takes it. */
function pressInSafari(button: HTMLElement) {
  fireEvent.pointerDown(button)
  act(() => button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus())
  fireEvent.click(button)
}

test('in Safari the keys walk and close a menu, and a second click on its button closes it', async () => {
  const user = userEvent.setup()
  render(
    <main tabIndex={-1}>
      <Menu label="More">
        <MenuItem>Export</MenuItem>
      </Menu>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'More' })
  const item = () => screen.queryByRole('button', { name: 'Export' })
  pressInSafari(button)
  await user.keyboard('{ArrowDown}')
  expect(item()).toHaveFocus()
  pressInSafari(button)
  expect(item()).toBeNull()

  pressInSafari(button)
  await user.keyboard('{Escape}')
  expect(item()).toBeNull()
  expect(button).toHaveFocus()
})
