// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Settings, parseAddress } from '../../../gallery/address.ts'
import { storedPicture } from '../../../gallery/annotate/overlay/storedPicture.ts'
import { OverlayControls, OverlayButton } from '../../../gallery/annotate/overlay/OverlayControls.tsx'
import { overlayName } from '../../../gallery/annotate/overlay/overlayName.ts'
import { OverlayPicture } from '../../../gallery/annotate/overlay/OverlayPicture.tsx'
import { useOverlay } from '../../../gallery/annotate/overlay/useOverlay.ts'
import type { ShownState } from '../../../gallery/annotate/notes/useNotes.ts'
import { SAVED_FILE } from '../../../gallery/annotate/saved-notes/paths.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const file = (bytes: readonly number[], name = 'mock.png', type = 'image/png') => new File([new Uint8Array(bytes)], name, { type })

let requests: string[]
let answer: () => Response
let state: string
beforeEach(({ task }) => {
  requests = []
  answer = () => new Response(null, { status: 204 })
  // The pictures of a session stay: each test uses another variant.
  state = `error${task.id.replaceAll(/[\W_]/g, '')}`
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET' } = {}) => {
    requests.push(`${method} ${url.pathname}`)
    return answer()
  })
  let count = 0
  URL.createObjectURL = () => `blob:${(count += 1)}`
  URL.revokeObjectURL = () => {}
  HTMLElement.prototype.hasPointerCapture = () => true
  HTMLElement.prototype.setPointerCapture = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { settings } = parseAddress('')
const seenAt = (more: Partial<ShownState> = {}): ShownState => ({ machine: 'reset', state, by: null, scene: null, settings, ...more })

function Pane({ isKeptInFiles = true, look = settings }: { isKeptInFiles?: boolean; look?: Settings }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const overlay = useOverlay(seenAt({ settings: look }), isKeptInFiles)
  return (
    <>
      <OverlayPicture overlay={overlay} frame={frame} />
      <OverlayButton overlay={overlay} />
      <OverlayControls overlay={overlay} />
    </>
  )
}

const picture = () => screen.queryByRole('img', { name: 'What is laid over the view' })
const choose = (chosen: File) => fireEvent.change(screen.getByLabelText('Picture to lay over the view'), { target: { files: [chosen] } })
const sheet = () => picture()?.closest<HTMLElement>('.overlay')

test('a chosen picture is overlaid on the view with adjustable opacity', async () => {
  render(<Pane />)
  choose(file(PNG))
  await waitFor(() => expect(picture()).toHaveStyle({ width: '100%', opacity: '0.5' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Opacity' }), { target: { value: '20' } })
  expect(picture()).toHaveStyle({ opacity: '0.2' })
  expect(await screen.findByText(`Kept as gallery/notes/reset/pictures/${state}--en-dark-700.png.`)).toBeVisible()
  expect(requests).toEqual([`POST /saved-notes/reset/pictures/${state}--en-dark-700.png`])
})

test('it is compared with a divider, also by keyboard, and as a difference', async () => {
  const user = userEvent.setup()
  render(<Pane />)
  choose(file(PNG))
  await user.click(await screen.findByRole('radio', { name: 'Split' }))
  const divider = screen.getByRole('separator', { name: 'Divider between view and picture' })
  divider.focus()
  await user.keyboard('{ArrowRight}')
  expect(divider).toHaveAttribute('aria-valuenow', '53')
  await user.keyboard('{Home}')
  expect(sheet()?.style.getPropertyValue('--share')).toBe('0%')
  await user.keyboard('{End}')
  expect(sheet()?.style.getPropertyValue('--share')).toBe('100%')
  expect(picture()).toHaveStyle({ opacity: '1' })
  await user.click(screen.getByRole('radio', { name: 'Difference' }))
  expect(sheet()).toHaveAttribute('data-mode', 'difference')
  expect(screen.queryByRole('separator')).toBe(null)
})

test('it has the view’s width or its own size, and can be nudged', async () => {
  const user = userEvent.setup()
  render(<Pane />)
  choose(file(PNG))
  await waitFor(() => expect(picture()).not.toBe(null))
  Object.defineProperty(picture(), 'naturalWidth', { value: 1400 })
  fireEvent.load(picture()!)
  await user.click(screen.getByRole('radio', { name: '2×' }))
  expect(picture()?.style.width).toBe('calc(700 * var(--view-px))')
  await user.click(screen.getByRole('radio', { name: '1×' }))
  expect(picture()?.style.width).toBe('calc(1400 * var(--view-px))')
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Right, px' }), { target: { value: '-3' } })
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Down, px' }), { target: { value: '12' } })
  expect([picture()?.style.left, picture()?.style.top]).toEqual(['calc(-3 * var(--view-px))', 'calc(12 * var(--view-px))'])
})

test('a picture can be dropped on the view or pasted, but not into a text box', async () => {
  render(<><Pane /><textarea /></>)
  const dataTransfer = { types: ['Files'], files: [file(PNG)] }
  fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(screen.queryByText(/^Drop the picture/)).toBe(null)
  fireEvent.dragEnter(document.body, { dataTransfer })
  fireEvent.drop(screen.getByText('Drop the picture to lay it over the view'), { dataTransfer })
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:1'))
  expect(screen.queryByText(/^Drop the picture/)).toBe(null)
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { files: [file(JPEG, 'a.jpg', 'image/jpeg')] } })
  fireEvent.paste(document.body, { clipboardData: { files: [file(JPEG, 'b.jpg', 'image/jpeg')] } })
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:2'))
  const path = `/saved-notes/reset/pictures/${state}--en-dark-700`
  await waitFor(() => expect(requests).toEqual([`POST ${path}.png`, `POST ${path}.jpg`, `DELETE ${path}.png`]))
})

test('a file that is no picture, regardless of its name, or is too large, is rejected', async () => {
  render(<Pane />)
  choose(file(Array.from('<svg onload="x">', (letter) => letter.charCodeAt(0))))
  expect(await screen.findByText('That is no PNG, JPEG or WebP.')).toBeVisible()
  choose(new File([new Uint8Array(PNG), new Uint8Array(8 * 1024 * 1024)], 'large.png'))
  expect(await screen.findByText('The picture is larger than 8 MB.')).toBeVisible()
  expect(picture()).toBe(null)
  expect(requests).toEqual([])
})

test('a static site says that it stores no pictures; each variant has its own, kept while other pages are open', async () => {
  const { rerender, unmount } = render(<Pane isKeptInFiles={false} />)
  choose(file(PNG))
  expect(await screen.findByText('Kept until this page is closed: a static site keeps no pictures.')).toBeVisible()
  expect(requests).toEqual([])
  rerender(<Pane isKeptInFiles={false} look={{ ...settings, theme: 'light' }} />)
  expect(picture()).toBe(null)
  unmount()
  render(<Pane isKeptInFiles={false} />)
  expect(picture()).toHaveAttribute('src', 'blob:1')
})

test('a picture that fails to save is shown with a message; removing it deletes its file', async () => {
  const user = userEvent.setup()
  render(<Pane />)
  answer = () => new Response('The disk is full.', { status: 500 })
  choose(file(PNG))
  expect(await screen.findByText('Not storedNotes, and here until this page is closed: The disk is full.')).toBeVisible()
  expect(picture()).not.toBe(null)
  answer = () => new Response(null, { status: 204 })
  choose(file(PNG))
  await screen.findByText(/^Kept as/)
  await user.click(screen.getByRole('button', { name: 'Take the picture away' }))
  expect(picture()).toBe(null)
  await waitFor(() => expect(requests.at(-1)).toBe(`DELETE /saved-notes/reset/pictures/${state}--en-dark-700.png`))
})

test('a stored picture belongs to its state, event, scene, language, theme and width, under an allowed name', () => {
  const seen = seenAt({ state: 'paying.checking', by: 'payment-failed', scene: 'activating' })
  expect(overlayName(seen)).toBe('paying.checking--activating--payment-failed--en-dark-700')
  expect(`reset/pictures/${overlayName(seen)}.webp`).toMatch(SAVED_FILE)
  const files = { [`../../notes/reset/pictures/${overlayName(seen)}.webp`]: '/here.webp' }
  expect(storedPicture(seen, files)).toEqual({ path: `reset/pictures/${overlayName(seen)}.webp`, url: '/here.webp' })
  expect(storedPicture({ ...seen, by: null }, files)).toBe(null)
  expect(storedPicture({ ...seen, settings: { ...settings, width: 70 } }, files)).toBe(null)
})
