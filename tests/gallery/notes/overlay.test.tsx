// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Settings, parseAddress } from '../../../gallery/address.ts'
import { OverlayButton, OverlayControls, OverlayPicture } from '../../../gallery/annotate/overlay/OverlayControls.tsx'
import { useOverlay } from '../../../gallery/annotate/overlay/useOverlay.ts'

const file = (type = 'image/png') => new File([new Uint8Array([1])], 'mock', { type })

beforeEach(() => {
  let count = 0
  URL.createObjectURL = () => `blob:${(count += 1)}`
})
afterEach(cleanup)

const { settings } = parseAddress('')

function Pane({ look = settings }: { look?: Settings }) {
  const overlay = useOverlay({ machine: 'reset', state: 'error', by: null, scene: null, settings: look })
  return (
    <>
      <OverlayPicture overlay={overlay} />
      <OverlayButton overlay={overlay} />
      <OverlayControls overlay={overlay} />
    </>
  )
}

const picture = () => screen.queryByRole('img', { name: 'What is laid over the view' })
const choose = (chosen: File) => fireEvent.change(screen.getByLabelText('Lay a picture over'), { target: { files: [chosen] } })

test('a chosen picture is overlaid on the view with adjustable opacity, compared as a difference, and taken away', async () => {
  const user = userEvent.setup()
  render(<Pane />)
  choose(file())
  expect(picture()).toHaveStyle({ opacity: '0.5' })
  fireEvent.change(screen.getByRole('slider', { name: 'Opacity' }), { target: { value: '20' } })
  expect(picture()).toHaveStyle({ opacity: '0.2' })
  await user.click(screen.getByRole('checkbox', { name: 'Difference' }))
  expect(picture()?.closest('.overlay')).toHaveAttribute('data-difference', 'true')
  expect(picture()).toHaveStyle({ opacity: '1' })
  await user.click(screen.getByRole('button', { name: 'Take the picture away' }))
  expect(picture()).toBe(null)
})

test('a file that is no picture is not laid, and a picture is over its own variant alone', () => {
  const { rerender } = render(<Pane />)
  choose(file('text/html'))
  expect(picture()).toBe(null)
  choose(file())
  rerender(<Pane look={{ ...settings, theme: 'light' }} />)
  expect(picture()).toBe(null)
  rerender(<Pane />)
  expect(picture()).toHaveAttribute('src', 'blob:1')
})
