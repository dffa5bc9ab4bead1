// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { departures, heading, openAnew as open } from '../../openApp.tsx'
import { otherTab } from '../../otherTab.ts'

const navigation = () => screen.getAllByRole('navigation')[0]!
const links = () =>
  within(navigation())
    .getAllByRole('link')
    .map((link) => link.textContent)
const theme = () => document.documentElement.dataset['theme']

test('the top bar links to trading, results, contests, terms and the wallet, and marks the current page', async () => {
  const { user } = await open('/terms')
  await heading('Terms')
  expect(links()).toEqual(['Trading', 'Results', 'Contests', 'Terms', 'Wallet'])
  expect(within(navigation()).getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet/balances/futures')
  expect(screen.getByRole('link', { name: 'Futures' })).toHaveAttribute('href', '/')
  await user.click(screen.getByRole('link', { name: 'Trading' }))
  expect(await heading(/USDC$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Trading' })).toHaveAttribute('aria-current', 'page')
  expect(within(navigation()).getByRole('link', { name: 'Terms' })).not.toHaveAttribute('aria-current')
})

test.each(['/Terms', '/Market/BTC-USDC', '/market/%FF', '/MContests?token=t', '/mcontests/%FF?token=x'])(
  'an address in another case, or not in UTF-8, is not found: %s',
  async (path) => {
    await open(path)
    await heading('This page does not exist')
    expect(screen.getByRole('link', { name: 'Go to trading' })).toHaveAttribute('href', '/futures/market')
    expect(screen.queryAllByRole('banner')).toHaveLength(path.startsWith('/mcontests') ? 0 : 1)
  },
)

describe('below 700 px', () => {
  test('a drawer holds pages, language, theme and Log out, and returns the focus', async () => {
    const { user } = await open('/terms', { width: 390 })
    await heading('Terms')
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
    const opener = screen.getByRole('button', { name: 'Menu' })
    await user.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(links()).toEqual(['Trading', 'Results', 'Contests', 'Terms', 'Wallet'])
    expect(within(drawer).getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page')
    expect(within(drawer).getByRole('button', { name: 'Log out' })).toBeVisible()
    await user.click(await within(drawer).findByRole('button', { name: 'Hide amounts' }))
    await user.click(await within(drawer).findByRole('button', { name: 'Show amounts' }))
    const reached = new Set<string | null | undefined>()
    for (let stop = 0; stop < 14; stop += 1) {
      await user.tab()
      expect(drawer).toContainElement(document.activeElement as HTMLElement)
      reached.add(document.activeElement?.textContent)
    }
    expect([...reached]).toEqual(expect.arrayContaining([...links(), 'Log out']))
    await user.click(within(drawer).getByRole('radio', { name: 'Light' }))
    expect(theme()).toBe('light')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Trading' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await heading(/USDC$/)).toBeVisible()
  })

  test('a drawer that a turned phone takes away does not come back', async () => {
    const { user, resize } = await open('/terms', { width: 390 })
    await heading('Terms')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    act(() => resize(844))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => resize(390))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('theme and language are switched everywhere, stored, and synced with other tabs', async () => {
  const { user, storage } = await open('/nowhere')
  await heading('This page does not exist')
  expect(document.title).toBe('This page does not exist · Futures')
  await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
  expect(theme()).toBe('light')
  expect(localStorage.getItem('nightMode')).toBe('false')
  act(() => otherTab('nightMode', 'true'))
  expect(theme()).toBe('dark')
  expect(screen.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
  expect(storage.nightMode.get()).toBe(true)

  await user.click(screen.getByRole('radio', { name: 'PL, polski' }))
  expect(await heading('Nie ma takiej strony')).toBeVisible()
  expect(links()).toEqual(['Handel', 'Wyniki', 'Konkursy', 'Regulamin', 'Portfel'])
  expect(document.documentElement.lang).toBe('pl')
  expect(document.title).toBe('Nie ma takiej strony · Futures')
  expect(localStorage.getItem('i18nextLng')).toBe('pl')
  act(() => otherTab('i18nextLng', 'en-GB'))
  expect(await heading('This page does not exist')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'EN, English' })).toBeChecked()
})

test('a public page sends no requests, shows no trading items, follows a login in another tab, and offers Log in', async () => {
  const { user, exchange, times } = await open('/terms-of-use', { persona: null })
  expect(await heading('Terms of use')).toBeVisible()
  expect(links()).toEqual(['Terms'])
  expect([...exchange.counts.keys()]).toEqual([])
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  act(() => otherTab('sessionExpiry', null))
  expect(times('/api/user/auth/session/terminate')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(times('/api/user/auth/session/terminate')).toBe(1)
})
