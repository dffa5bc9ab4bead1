// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attendHost } from '../../../../src/features/contests/webview/attendHost.ts'
import { setHostToken } from '../../../../src/features/contests/webview/hostToken.ts'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { ToHost } from '../../../../src/api/host.ts'
import { openExchange, prepareContestTests, showContests } from '../../features/contests/contestScreen.tsx'

prepareContestTests()

let told: ToHost[] = []
let stop = () => {}
const history = createMemoryHistory({ initialEntries: ['/mcontests'] })

beforeEach(() => {
  told = []
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  vi.stubGlobal('CSS', { supports: () => false })
  vi.stubGlobal('ReactNativeWebView', { postMessage: (text: string) => told.push(ToHost.parse(JSON.parse(text))) })
})
afterEach(() => {
  stop()
  act(() => setHostToken(null))
})
const attend = () => (stop = attendHost(history))
const say = (message: object) => act(() => window.fromHost?.(message))
const types = () => told.map(({ type }) => type)

test('the host is told that the page listens, how high it is and whose it is, and again only what changes', async () => {
  openExchange()
  attend()
  expect(types()).toEqual(['ready', 'height', 'title'])
  await showContests({ token: null })
  await screen.findByRole('heading', { level: 1, name: 'Autumn ROI Cup' })
  await waitFor(() => expect(told.findLast(({ type }) => type === 'title')).toEqual({ type: 'title', title: 'Autumn ROI Cup' }))
  expect(types().filter((type) => type === 'height')).toHaveLength(1)
})

test('without a token Join asks the host to log in; its token joins, and is in no address and no storage', async () => {
  const { exchange } = openExchange()
  const token = exchange.account('demo@paper.example').contestUserToken
  attend()
  await showContests({ contestId: '1042', token: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  expect(types().filter((type) => type === 'needsLogin')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()

  say({ type: 'token', token })
  await waitFor(() => expect(screen.queryByText(/To join, open the contest/)).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('You are in')
  expect(told.filter(({ type }) => type === 'joined' || type === 'haptic')).toEqual([
    { type: 'joined', contestId: '1042' },
    { type: 'haptic', feel: 'success' },
  ])
  expect(window.location.href).not.toContain(token)
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(token)
})

test('a join that is refused is felt as an error, and is no joining', async () => {
  const { exchange } = openExchange()
  exchange.faults.set({ path: '/futures/api/contest/join', kind: 'code', code: '1', times: 0 })
  await showContests({ contestId: '1042', token: exchange.account('demo@paper.example').contestUserToken })
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(told).toEqual([{ type: 'haptic', feel: 'error' }]))
})

test('the host’s theme, language and insets are the page’s', async () => {
  attend()
  say({ type: 'theme', theme: 'light' })
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  say({ type: 'insets', top: 47, right: 0, bottom: 300.5, left: 12 })
  expect(document.documentElement.style.getPropertyValue('--inset-top')).toBe('47px')
  expect(document.documentElement.style.getPropertyValue('--inset-bottom')).toBe('300.5px')
  say({ type: 'language', language: 'pl' })
  await waitFor(() => expect(i18n.language).toBe('pl'))
  say({ type: 'language', language: 'en' })
  await waitFor(() => expect(i18n.language).toBe('en'))
})

test('Back goes a page back, but never out of the webview', () => {
  attend()
  history.push('/mcontests/1042')
  say({ type: 'back' })
  expect(history.location.pathname).toBe('/mcontests')
  const out = vi.spyOn(window.history, 'back')
  say({ type: 'back' })
  expect(history.location.pathname).toBe('/mcontests')
  expect(out).not.toHaveBeenCalled()
})

test('links leave through the host, markets by their name; those within the webview, and those opened elsewhere, do not', async () => {
  attend()
  const followed: string[] = []
  document.body.innerHTML = ['https://partner.example/rules', '/futures/market/BTC-USDC', '/auth', '/futures/mcontests/1042', 'mailto:a@b.example']
    .map((href) => `<a href="${href}"><span>${href}</span></a>`)
    .join('')
  const follow = (event: Event) => {
    if (!event.defaultPrevented) followed.push((event.target as HTMLElement).textContent)
    event.preventDefault()
  }
  document.body.addEventListener('click', follow)
  const user = userEvent.setup()
  told = []
  for (const link of screen.getAllByRole('link')) await user.click(link.firstElementChild ?? link)
  expect(told).toEqual([
    { type: 'openLink', url: 'https://partner.example/rules' },
    { type: 'openMarket', market: 'BTC-USDC' },
    { type: 'openLink', url: `${window.location.origin}/auth` },
  ])
  expect(followed).toEqual(['/futures/mcontests/1042', 'mailto:a@b.example'])
  document.body.removeEventListener('click', follow)
  document.body.replaceChildren()
})
