// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { chooseTheme } from '../../../../../src/shared/page/theme.ts'
import { openApp } from '../../../openApp.tsx'
import { openContest } from '../openContest.ts'

/** The texts last drawn on the canvas; jsdom has none. */
let written: string[] = []
const pen = () =>
  new Proxy({} as Record<string, unknown>, {
    get: (set, name) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 10 })
      if (name === 'fillText') return (text: string) => void written.push(text)
      if (name === 'fillRect') return () => void (written = [])
      return set[String(name)] ?? (() => {})
    },
  })

beforeEach(() => {
  written = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => pen()) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgo=')
  vi.stubGlobal('Path2D', class {})
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  return async () => {
    vi.restoreAllMocks()
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
    await i18n.changeLanguage('en')
  }
})

const HASH = '00e7beefcafe00e7beefcafe'
const dialog = () => within(screen.getByRole('dialog'))
const picture = () => dialog().getByRole('img')
const statusLine = () => dialog().getByRole('status')
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

/** The system's share sheet, and what it received. */
function sheet(answer: () => Promise<void> = async () => {}) {
  const given: ShareData[] = []
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files !== undefined,
    share: (data: ShareData) => (given.push(data), answer()),
  })
  return given
}

/** Pins the second row as the user's own and opens the share dialog, in the webview if there is a token. */
async function open(token?: string) {
  const user = userEvent.setup()
  openContest({
    board: Array.from({ length: 40 }, (_, place) => ({
      hashedEmail: place === 1 ? HASH : `${place}cafe`.padStart(24, '0'),
      roi: (200 - place).toFixed(2),
    })),
  })
  await openApp({ path: token === undefined ? '/contests/1041' : `/mcontests/1041?token=${token}` })
  const board = within(await screen.findByRole('table', { name: 'Leaderboard' }))
  await user.click((await board.findAllByRole('button', { name: /^Pin / }))[1]!)
  const mark = await screen.findByRole('button', { name: 'This is me' })
  expect(screen.queryByRole('button', { name: 'Share my rank' }), 'of nobody').toBeNull()
  await user.click(mark)
  await user.click(await screen.findByRole('button', { name: 'Share my rank' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(written).not.toEqual([]))
  return user
}

test('picture and accessible text have contest, rank, ROI and the hour of the list; no amount and no hash', async () => {
  await open()
  const all = plain(written.join('|'))
  expect(all).toMatch(
    /^Futures · [^|]+\|Autumn ROI Cup\|Rank\|2\|of 40\|ROI\|\+199\.00 %\|Leaderboard of \d\d\.\d\d\.\d{4} \d\d:00 UTC$/,
  )
  expect(plain(picture().getAttribute('aria-label'))).toMatch(
    /^Picture: Autumn ROI Cup, rank 2 of 40, ROI \+199\.00 % on one trade, Leaderboard of .* UTC$/,
  )
  for (const secret of [HASH, HASH.slice(0, 4), 'KXT'])
    expect(all + dialog().getByText(/^Autumn ROI Cup: rank/).textContent).not.toContain(secret)
  await userEvent.click(dialog().getByRole('switch', { name: 'Show the reward' }))
  await waitFor(() => expect(written.join()).toMatch(/Reward at this rank: \d.*KXT/))
  expect(picture()).toHaveAccessibleName(/, Reward at this rank: \d.*KXT, /)
})

test('the share sheet gets the picture as a file, and the text; neither contains the token', async () => {
  const given = sheet()
  await open('12345678901234567890')
  await press('Share')
  await waitFor(() => expect(given).toHaveLength(1))
  expect(given[0]).toMatchObject({
    title: 'Autumn ROI Cup',
    files: [expect.objectContaining({ name: 'futures-contest-1041.png', type: 'image/png', size: 8 })],
  })
  expect(given[0]!.text).toMatch(
    /^Autumn ROI Cup: rank 2 of 40.*\nLeaderboard of .*\nhttp:\/\/localhost(:\d+)?\/futures\/contests\/1041$/,
  )
  expect(JSON.stringify(given[0])).not.toContain('12345678901234567890')
  expect(statusLine()).toBeEmptyDOMElement()
})

test('cancelling a share shows nothing; a refused one explains what helps', async () => {
  let name = 'AbortError'
  const given = sheet(async () => {
    throw new DOMException('', name)
  })
  await open()
  await press('Share')
  await waitFor(() => expect(given).toHaveLength(1))
  await act(async () => {})
  expect(statusLine()).toBeEmptyDOMElement()
  name = 'NotAllowedError'
  await press('Share')
  await waitFor(() => expect(statusLine()).toHaveTextContent('It could not be shared. Copy the text instead.'))
})

test('without a sheet or a host the text is copied, and success or failure is reported', async () => {
  const user = await open()
  expect(dialog().queryByRole('button', { name: 'Share' })).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Copy text' }))
  await waitFor(() => expect(statusLine()).toHaveTextContent('Text copied'))
  expect(await navigator.clipboard.readText()).toMatch(/^Autumn ROI Cup: rank 2 of 40/)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(dialog().getByRole('button', { name: 'Copy text' }))
  await waitFor(() => expect(statusLine()).toHaveTextContent(/^The text could not be copied/))
})

test('it is redrawn when the theme or the language changes', async () => {
  await open()
  written = []
  act(() => chooseTheme('light'))
  await waitFor(() => expect(written).toContain('Autumn ROI Cup'))
  await act(async () => void (await i18n.changeLanguage('pl')))
  await waitFor(() => expect(written.join('|')).toContain('|Miejsce|2|na 40|'))
})
