// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { chooseTheme } from '../../../../../src/shared/page/theme.ts'
import { paper, stillClock } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { openExchange, ownKey } from '../../../openExchange.ts'

const KEY = ownKey('futuresStandings', paper().exchange)

/** The texts last drawn on the canvas; jsdom has none. */
let written: string[] = []
const PICTURE = 'iVBORw0KGgo='
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
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/png;base64,${PICTURE}`)
  vi.stubGlobal('Path2D', class {})
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  return async () => {
    delete window.ReactNativeWebView
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
function sheet(answer: () => Promise<void> = async () => {}, takesFiles = true) {
  const given: ShareData[] = []
  Object.defineProperty(navigator, 'canShare', {
    value: ({ files }: ShareData) => takesFiles && files !== undefined,
    configurable: true,
  })
  Object.defineProperty(navigator, 'share', {
    value: (data: ShareData) => (given.push(data), answer()),
    configurable: true,
  })
  return given
}

/** Pins the second row and marks it as the user's own: in the webview this lasts for the visit only. */
async function pinSecond(user: UserEvent) {
  const [, second] = await within(await screen.findByRole('table', { name: 'Leaderboard' })).findAllByRole('button', {
    name: /^Pin /,
  })
  await user.click(second!)
  await user.click(await screen.findByRole('button', { name: 'This is me' }))
}

/** Opens the share dialog in the running contest, with the user's own row at rank 2. */
async function open({ token }: { token?: string } = {}) {
  const user = userEvent.setup()
  const { exchange } = openExchange(stillClock)
  const contest = exchange.world.contests.get('1041')!
  const board = Array.from({ length: 40 }, (_, place) => ({
    hashedEmail: place === 1 ? HASH : `${place}cafe`.padStart(24, '0'),
    roi: (200 - place).toFixed(2),
  }))
  exchange.world.contests.set('1041', { ...contest, board })
  const newValue = JSON.stringify([{ contestId: '1041', pins: [{ hash: HASH, isMe: true }] }])
  localStorage.setItem(KEY, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
  await openApp({ path: token === undefined ? '/contests/1041' : `/mcontests/1041?token=${token}` })
  if (token !== undefined) await pinSecond(user)
  await user.click(await screen.findByRole('button', { name: 'Share my rank' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(written).not.toEqual([]))
  return user
}

test('sharing is not offered until a row is marked as the user’s own', async () => {
  openExchange(stillClock)
  await openApp({ path: '/contests/1041' })
  const board = within(await screen.findByRole('table', { name: 'Leaderboard' }))
  await userEvent.click((await board.findAllByRole('button', { name: /^Pin / }))[0]!)
  expect(await screen.findByRole('button', { name: 'This is me' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share my rank' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'This is me' }))
  expect(screen.getByRole('button', { name: 'Share my rank' })).toBeVisible()
})

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
  await open({ token: '12345678901234567890' })
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
  const statusTexts: (string | null)[] = []
  new MutationObserver(() => statusTexts.push(statusLine().textContent)).observe(statusLine(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await press('Share')
  await waitFor(() => expect(given).toHaveLength(1))
  name = 'NotAllowedError'
  await press('Share')
  await waitFor(() => expect(statusTexts).toEqual(['It could not be shared. Copy the text instead.']))
})

test('without a sheet for pictures the host gets picture and text', async () => {
  sheet(undefined, false)
  const posted: string[] = []
  window.ReactNativeWebView = { postMessage: (message) => void posted.push(message) }
  await open({ token: '12345678901234567890' })
  await press('Share')
  await waitFor(() => expect(statusLine()).toHaveTextContent('Passed to the app'))
  const message = posted.map((text) => JSON.parse(text)).find(({ type }) => type === 'share')
  expect(message).toMatchObject({
    title: 'Autumn ROI Cup',
    png: PICTURE,
    text: expect.stringMatching(/^Autumn ROI Cup: rank 2 of 40/),
  })
  expect(dialog().queryByRole('button', { name: 'Save picture' })).toBeNull()
})

test('without either, the text is copied, and success or failure is reported', async () => {
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
