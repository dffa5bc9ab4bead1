// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseAddress, printAddress } from '../../../gallery/address.ts'
import { useAddress } from '../../../gallery/app/shell/useAddress.ts'
import { storedNotes } from '../../../gallery/annotate/notes/storedNotes.ts'
import type { Note } from '../../../gallery/annotate/notes/note.ts'
import { noteText, readNote } from '../../../gallery/annotate/notes/noteFile.ts'
import { fromAddressText, toAddressText } from '../../../gallery/annotate/notes/notesInAddress.ts'
import { NotePanel } from '../../../gallery/annotate/notes/NotePanel.tsx'
import { NoteEditor } from '../../../gallery/annotate/notes/NoteEditor.tsx'
import { NoteMarkers } from '../../../gallery/annotate/notes/NoteMarkers.tsx'
import { NoteList } from '../../../gallery/annotate/notes/NoteList.tsx'
import { useNotes } from '../../../gallery/annotate/notes/useNotes.ts'

const VIEW = '<main><h1 data-box="0 0 400 100">Title</h1><button data-box="100 200 100 50">Pay</button></main>'
const NOW = '2026-11-23T14:05:12.000Z'

/** What goes to the server, and how it answers. */
let requests: { method: string; path: string; body: string }[]
let answer: () => Response
beforeEach(() => {
  requests = []
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return Response.json({ 'reset/pins/error--1.md': 'Anna' })
    requests.push({ method, path: url.pathname, body })
    return answer()
  })
  vi.setSystemTime(NOW)
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
  storedNotes.length = 0
  window.location.hash = ''
})

/** A view as a frame shows it: jsdom draws nothing, so each element says where it is. */
function drawn() {
  const view = document.body.appendChild(document.createElement('iframe')).contentDocument!
  Object.assign(view.defaultView!, { innerWidth: 400, innerHeight: 400 })
  view.documentElement.dataset['shown'] = ''
  view.body.innerHTML = VIEW
  for (const element of view.querySelectorAll('*')) {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number)
    element.getBoundingClientRect = () => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect
  }
  view.elementFromPoint = (x, y) =>
    [...view.querySelectorAll('[data-box]')].find((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return x >= left && x < right && y >= top && y < bottom
    }) ?? view.body
  return view
}

function Pane({ isKeptInFiles = true, state = 'error' }: { isKeptInFiles?: boolean; state?: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { settings } = useAddress()
  const notes = useNotes(frame, { machine: 'reset', state, by: 'payment-failed', scene: null, settings })
  return (
    <>
      <iframe ref={frame} title="view" />
      <NoteMarkers notes={notes} />
      <button type="button" onClick={notes.isPointing ? notes.stop : notes.begin}>Annotate</button>
      {notes.draft && !notes.isPointing ? <NoteEditor notes={notes} isKeptInFiles={isKeptInFiles} /> : <NotePanel notes={notes} />}
      <ol aria-label="Notes">
        <NoteList notes={notes} />
      </ol>
    </>
  )
}

function open(props: { isKeptInFiles?: boolean; state?: string } = {}) {
  const view = drawn()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(view)
  Object.assign(window, { innerWidth: 400, innerHeight: 400 })
  window.location.hash ||= '#/reset/error?by=payment-failed&width=390&theme=light'
  return { view, user: userEvent.setup(), ...render(<Pane {...props} />) }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const noteOf = (more: Partial<Note> = {}): Note => ({
  machine: 'reset', id: 'error--1', state: 'error', by: 'payment-failed', scene: null, lang: 'en', theme: 'dark', width: 700, date: '2026-11-20T10:00:00Z',
  element: [{ role: 'button', name: 'Pay', order: 0 }], at: [50, 50], window: [10, 10], text: 'Too **small**.', ...more,
})

test('a note can be written by keyboard: the crosshair is moved to a spot, and the file contains spot and settings', async () => {
  const { user } = open()
  await user.click(button('Annotate'))
  expect(screen.getByRole('application')).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}{Shift>}{ArrowUp}{/Shift}')
  expect(screen.getByRole('status')).toHaveTextContent('Here: button “Pay”.')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: /Note on button “Pay”/ })).toHaveFocus()
  await user.keyboard('Say *what* is paid.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(requests).toHaveLength(1))
  const [{ method, path, body }] = requests as [(typeof requests)[number]]
  expect([method, path]).toEqual(['POST', '/saved-notes/reset/pins/error--20261123-140512.md'])
  expect(readNote('reset', 'error--20261123-140512', body)).toEqual(
    noteOf({ id: 'error--20261123-140512', theme: 'light', width: 390, date: '2026-11-23T14:05:12Z', element: [{ role: 'main', name: '', order: 0 }, { role: 'button', name: 'Pay', order: 0 }], at: [50, 18], window: [37.5, 52.3], text: 'Say *what* is paid.' }),
  )
  await waitFor(() => expect(screen.queryByRole('textbox')).toBe(null))
  expect(sessionStorage).toHaveLength(0)
})

test('the spot is the clicked one; Escape cancels', async () => {
  const { user } = open()
  await user.click(button('Annotate'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('application')).toBe(null)
  await user.click(button('Annotate'))
  await user.click(button('Write here'))
  expect(screen.getByRole('textbox')).toBeVisible()
  await user.click(button('Another spot'))
  const layer = screen.getByRole('application')
  layer.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 }) as DOMRect
  fireEvent.pointerMove(layer, { clientX: 10, clientY: 10 })
  fireEvent.click(layer)
  expect(screen.getByRole('textbox', { name: /Note on heading “Title”/ })).toBeVisible()
})

test('typed text survives a reload, another spot, another state, and a failed save', async () => {
  const { user, unmount, rerender } = open()
  await user.click(button('Annotate'))
  await user.keyboard('{Enter}Half a tho')
  await user.click(button('Another spot'))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox')).toHaveValue('Half a tho')
  rerender(<Pane state="success" />)
  expect(screen.queryByRole('textbox')).toBe(null)
  unmount()
  open()
  expect(screen.getByRole('textbox')).toHaveValue('Half a tho')
  answer = () => new Response('The disk is full.', { status: 500 })
  await user.click(button('Save'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.')
  expect(screen.getByRole('textbox')).toHaveValue('Half a tho')
  await user.click(button('Discard'))
  expect(screen.queryByRole('textbox')).toBe(null)
  expect(sessionStorage).toHaveLength(0)
})

test('without a server a note is stored in the address, and edited and removed there', async () => {
  const { user } = open({ isKeptInFiles: false })
  await user.click(button('Annotate'))
  await user.keyboard('{Enter}Kept here.')
  await user.click(button('Keep in the address'))
  const inHash = () => fromAddressText(parseAddress(window.location.hash).settings.notes) ?? []
  await waitFor(() => expect(inHash().map(({ text }) => text)).toEqual(['Kept here.']))
  expect(requests).toEqual([])
  const item = within(screen.getByRole('list', { name: 'Notes' }))
  expect(item.getByText(/in the address only/)).toBeVisible()
  await user.click(item.getByRole('button', { name: 'Edit' }))
  await user.type(screen.getByRole('textbox'), ' And more.')
  await user.click(button('Keep in the address'))
  await waitFor(() => expect(inHash().map(({ text }) => text)).toEqual(['Kept here. And more.']))
  vi.stubGlobal('confirm', () => true)
  await user.click(item.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(inHash()).toEqual([]))
})

test('a note too long for an address shows its length, and can be copied with its file name', async () => {
  const { user } = open({ isKeptInFiles: false })
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => void copied.push(text) } })
  await user.click(button('Annotate'))
  await user.keyboard('{Enter}')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'long '.repeat(2_000) } })
  await user.click(button('Keep in the address'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/would have 1\d,\d{3} characters; 8,000 are the most/)
  expect(window.location.hash).not.toContain('notes=')
  await user.click(button('Copy as Markdown'))
  expect(await screen.findByText('gallery/notes/reset/pins/error--20261123-140512.md')).toBeVisible()
  expect(copied).toEqual([expect.stringMatching(/^---\nstate: error\n.*\n---\n\nlong long/s)])
})

test('notes have the same number in the list and on the view, where one is read by a press', async () => {
  storedNotes.push(noteOf(), noteOf({ id: 'error--2', date: '2026-11-19T10:00:00Z', text: 'Earlier.', element: [{ role: 'heading', name: 'Title', order: 0 }] }), noteOf({ id: 'x', state: 'success' }))
  const { user } = open()
  const list = within(screen.getByRole('list', { name: 'Notes' })).getAllByRole('listitem')
  expect(list.map(({ textContent }) => /^Note \d/.exec(textContent)?.[0])).toEqual(['Note 1', 'Note 2'])
  expect(within(list[1]!).getByText('small').tagName).toBe('STRONG')
  await waitFor(() => expect(list[1]).toHaveTextContent('2026-11-20, Anna'))
  expect(list[0]).toHaveTextContent('not committed yet')
  expect(within(list[1]!).getByRole('link')).toHaveAttribute('href', expect.stringContaining('#/reset/error?by=payment-failed'))
  const second = await screen.findByRole('button', { name: 'Note 2: Too **small**.' })
  expect(second.closest('li')).toHaveStyle({ left: '37.5%', top: '56.3%' })
  await user.click(second)
  expect(screen.getByRole('region', { name: 'Note 2' })).toHaveTextContent('Too small.')
})

test('a note follows its element when the view changes; if the element is removed, the note says so and stays', async () => {
  storedNotes.push(noteOf())
  const { view } = open()
  const marker = await screen.findByRole('button', { name: /^Note 1/ })
  expect(marker).toHaveAttribute('data-gone', 'false')
  view.querySelector('button')?.remove()
  await waitFor(() => expect(marker).toHaveAttribute('data-gone', 'true'))
  expect(marker.closest('li')).toHaveStyle({ left: '10%', top: '10%' })
  expect(within(screen.getByRole('list', { name: 'Notes' })).getByText('Its element is not seen here.')).toBeVisible()
})

test('a file is deleted once that is confirmed, and edited under the same name', async () => {
  storedNotes.push(noteOf())
  const { user } = open()
  const list = within(screen.getByRole('list', { name: 'Notes' }))
  vi.stubGlobal('confirm', () => false)
  await user.click(list.getByRole('button', { name: 'Delete' }))
  expect(requests).toEqual([])
  vi.stubGlobal('confirm', () => true)
  await user.click(list.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /saved-notes/reset/pins/error--1.md']))
  await user.click(list.getByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByRole('textbox'))
  expect(button('Save')).toBeDisabled()
  await user.type(screen.getByRole('textbox'), 'Other words.')
  await user.click(button('Save'))
  await waitFor(() => expect(requests.at(-1)).toEqual({ method: 'POST', path: '/saved-notes/reset/pins/error--1.md', body: noteText(noteOf({ text: 'Other words.' })) }))
})

test('a cut-off address is reported', () => {
  const { settings } = parseAddress('')
  window.location.hash = printAddress({ place: { page: 'machine', machine: 'reset', state: 'error', by: null }, settings: { ...settings, notes: toAddressText([noteOf()]).slice(0, 40) } })
  open()
  expect(screen.getByRole('alert')).toHaveTextContent('The notes in this address cannot be read')
})
