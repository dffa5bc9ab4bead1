// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToHost } from '../../../../../src/api/host.ts'
import { joinContest } from '../../../../../src/api/joining.ts'
import { openApp, type Opening } from '../../../openApp.tsx'
import { openExchange } from '../../../openExchange.ts'
import { otherTab } from '../../../otherTab.ts'

let toHost: ToHost[] = []

beforeEach(() => {
  // An earlier test's window wrote its address.
  window.history.replaceState(null, '', '/')
  toHost = []
  vi.stubGlobal('CSS', { supports: () => false })
  vi.stubGlobal('ReactNativeWebView', { postMessage: (text: string) => toHost.push(ToHost.parse(JSON.parse(text))) })
})
afterEach(() => void vi.unstubAllGlobals())
const say = (message: object) => act(() => window.fromHost?.(message))
const types = () => toHost.map(({ type }) => type)

/** A new webview at this address, with a host that can send messages. */
async function open(path: string, opening: Partial<Opening> = {}) {
  const app = await openApp({ path, persona: null, reloaded: true, ...opening })
  await waitFor(() => expect(types()).toContain('ready'))
  return app
}

/** The same for a trader whom the address names. */
async function openAs(path: string) {
  const { exchange } = openExchange({ persona: null })
  const { contestUserToken: token } = exchange.account('demo@paper.example')
  return { token, ...(await open(`${path}?token=${token}`)) }
}

async function join() {
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

test('the host receives ready, height and title, and then only changes', async () => {
  await open('/mcontests')
  expect(types().slice(0, 3)).toEqual(['ready', 'height', 'title'])
  await screen.findByRole('heading', { level: 1, name: 'Autumn ROI Cup' })
  await waitFor(() =>
    expect(toHost.findLast(({ type }) => type === 'title')).toEqual({ type: 'title', title: 'Autumn ROI Cup' }),
  )
  expect(types().filter((type) => type === 'height')).toHaveLength(1)
})

test('without a token Join asks the host to log in; its token joins, and is in no address and no storage', async () => {
  const { exchange, history } = await open('/mcontests/1042')
  const token = exchange.account('demo@paper.example').contestUserToken
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  expect(types().filter((type) => type === 'needsLogin')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()

  say({ type: 'token', token })
  await waitFor(() => expect(screen.queryByText(/To join, open the contest/)).toBeNull())
  await join()
  await screen.findByText('You are in')
  expect(screen.getByText(/^Your qualifying trades count from \d/)).toBeVisible()
  expect(toHost.filter(({ type }) => type === 'joined' || type === 'haptic')).toEqual([
    { type: 'joined', contestId: '1042' },
    { type: 'haptic', feel: 'success' },
  ])
  expect(history.location.href + window.location.href).not.toContain(token)
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(token)
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
  const joined = await screen.findByText('Joined')
  expect(joined.closest('div')).toHaveTextContent(/^Joined$/)
})

test('a host whose token was refused is asked for another, which counts more than the address', async () => {
  const { exchange } = await open('/mcontests/1042?token=not-a-token')
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  expect(types().filter((type) => type === 'needsLogin')).toHaveLength(1)
  say({ type: 'token', token: exchange.account('demo@paper.example').contestUserToken })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Join now' })).not.toHaveAccessibleDescription())
})

test('a join that ends after the host has switched to another user is told neither to them nor to the host', async () => {
  // The outcome is nobody's here: its user is gone.
  const { exchange, hold, times } = await open('/mcontests/1042', { isUnproven: true })
  const tokenOf = (email: string) => exchange.account(email).contestUserToken
  const release = hold(joinContest.path)
  say({ type: 'token', token: tokenOf('demo@paper.example') })
  await waitFor(() => expect(screen.queryByText(/To join, open the contest/)).toBeNull())
  await join()
  await waitFor(() => expect(times(joinContest.path)).toBe(1))
  say({ type: 'token', token: tokenOf('rival@paper.example') })
  release()
  // Its answer arrives.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await screen.findByRole('button', { name: 'Join now' })).toBeVisible()
  expect(exchange.journal().filter(({ path, outcome }) => path === joinContest.path && outcome === 'ok')).toHaveLength(
    1,
  )
  expect(screen.queryByText('You are in')).toBeNull()
  expect(types()).not.toContain('joined')
})

test('the address’s own token, sent by the host during a join, does not end it', async () => {
  const { token, hold, times } = await openAs('/mcontests/1042')
  const release = hold(joinContest.path)
  await join()
  await waitFor(() => expect(times(joinContest.path)).toBe(1))
  say({ type: 'token', token })
  release()
  expect(await screen.findByText('You are in')).toBeVisible()
  expect(types()).toContain('joined')
})

test('the host’s token ends with the session, and the host is asked to log in', async () => {
  const { exchange } = await open('/mcontests', { persona: 'demo' })
  // The one of this webview, which has loaded all modules anew.
  const { hostToken } = await import('../../../../../src/features/contests/host.ts')
  say({ type: 'token', token: exchange.account('demo@paper.example').contestUserToken })
  await waitFor(() => expect(hostToken.get()).not.toBeNull(), { timeout: 5_000 })
  act(() => otherTab('sessionExpiry', null))
  expect(hostToken.get()).toBeNull()
  expect(types()).toContain('needsLogin')
  expect(await screen.findByText('Your session has expired')).toBeVisible()
})

test('a rejected join triggers the error haptics, and is no success', async () => {
  const { fault } = await openAs('/mcontests/1042')
  fault({ path: joinContest.path, kind: 'code', code: '1', times: 0 })
  await join()
  await waitFor(() =>
    expect(toHost.filter(({ type }) => type === 'joined' || type === 'haptic')).toEqual([
      { type: 'haptic', feel: 'error' },
    ]),
  )
})

test('the host’s theme and insets are applied, and its language if the brand offers it', async () => {
  const { i18n, go } = await open('/mcontests')
  say({ type: 'theme', theme: 'light' })
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  // What it says later counts more than the address.
  await go('/mcontests?theme=dark')
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  say({ type: 'insets', top: 47, right: 0, bottom: 300.5, left: 12 })
  expect(document.documentElement.style.getPropertyValue('--inset-top')).toBe('47px')
  expect(document.documentElement.style.getPropertyValue('--inset-bottom')).toBe('300.5px')
  say({ type: 'language', language: 'pl' })
  await waitFor(() => expect(i18n.language).toBe('pl'))
  say({ type: 'language', language: 'en' })
  await waitFor(() => expect(i18n.language).toBe('en'))
  // The one of this webview, which has loaded all modules anew.
  const { brand } = await import('../../../../../src/platform/config.ts')
  brand.languages = ['en']
  const choose = vi.spyOn(i18n, 'changeLanguage')
  say({ type: 'language', language: 'pl' })
  expect(choose).not.toHaveBeenCalled()
})

test('Back closes an open window first, then goes to the previous page, but never leaves the webview', async () => {
  const { history, go, token } = await openAs('/mcontests')
  await go(`/mcontests/1042?token=${token}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(window.history.state).toMatchObject({ windows: 1 }))
  say({ type: 'back' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(history.location.pathname).toBe('/futures/mcontests/1042')
  await waitFor(() => expect(window.history.state?.windows ?? 0).toBe(0))
  say({ type: 'back' })
  expect(history.location.pathname).toBe('/futures/mcontests')
  const out = vi.spyOn(window.history, 'back')
  say({ type: 'back' })
  expect(history.location.pathname).toBe('/futures/mcontests')
  expect(out).not.toHaveBeenCalled()
})

test('links leave through the host, markets by name; links within the webview, or opened elsewhere, do not', async () => {
  const { user } = await open('/mcontests')
  const followed: string[] = []
  const links = document.createElement('div')
  links.innerHTML = [
    'https://partner.example/rules',
    '/futures/market/BTC-USDC',
    '/auth',
    '/futures/mcontests/1042',
    'mailto:a@b.example',
  ]
    .map((href) => `<a href="${href}"><span>${href}</span></a>`)
    .join('')
  document.body.append(links)
  const follow = (event: Event) => {
    if (!event.defaultPrevented) followed.push((event.target as HTMLElement).textContent)
    event.preventDefault()
  }
  document.body.addEventListener('click', follow)
  toHost = []
  for (const link of within(links).getAllByRole('link')) await user.click(link.firstElementChild ?? link)
  expect(toHost.filter(({ type }) => type.startsWith('open'))).toEqual([
    { type: 'openLink', url: 'https://partner.example/rules' },
    { type: 'openMarket', market: 'BTC-USDC' },
    { type: 'openLink', url: `${window.location.origin}/auth` },
  ])
  expect(followed).toEqual(['/futures/mcontests/1042', 'mailto:a@b.example'])
  document.body.removeEventListener('click', follow)
  links.remove()
})
