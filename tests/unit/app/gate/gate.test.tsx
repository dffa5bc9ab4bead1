// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { FaultRequest } from '../../../../sandbox/faults.ts'
import { FIRST_CALLS } from '../../../../src/api/firstCalls.ts'
import { departures, heading, openAnew as open } from '../../openApp.tsx'
import { exchangeInUse } from '../../openExchange.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const USER_PROFILE = '/api/user/profile/get'
const CONFIGURATION = '/api/user/configuration/get'
const AGREEMENT = '/api/user/account/agreement/add'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'
const entry = FIRST_CALLS.shell.map(([path]) => path)
/** The requests that the page's first script sends for the trading page. */
const firstCalls = [
  ...FIRST_CALLS.shell,
  ...FIRST_CALLS.page,
  ...FIRST_CALLS.marketPage.map(
    ([path, credentials, isOfAll]) => [path, credentials, isOfAll ? {} : { market: 'BTC-USDC' }] as const,
  ),
]

/** The exchange's configuration, as JSON. */
function configure(fields: string) {
  document.head.innerHTML = `<meta name="futures-config" content='${fields}'>`
  onTestFinished(() => document.head.replaceChildren())
}
const button = (name: string) => screen.getByRole('button', { name })
const box = () => screen.getByRole('checkbox')

describe('access', () => {
  test('the requests of the gate and of the trading page are sent together, while the texts are still loading', async () => {
    let arrive = () => {}
    const texts = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const opened = open('/market/BTC-USDC', { texts })
    await waitFor(() =>
      expect(
        exchangeInUse()
          ?.asked.map(({ path, credentials, body }) => JSON.stringify([path, credentials, body]))
          .sort(),
      ).toEqual(firstCalls.map((call) => JSON.stringify(call)).sort()),
    )
    arrive()
    const { times } = await opened
    expect(await heading('BTCUSDC')).toBeVisible()
    expect(entry.map(times)).toEqual([1, 1, 1, 1])
  })

  test('the frame is shown before any response, without the page', async () => {
    await open('/terms', { faults: [{ path: USER_PROFILE, kind: 'latency', ms: 3_000 }] })
    expect(await screen.findByRole('link', { name: 'Trading' })).toBeVisible()
    expect(await screen.findByText('Loading')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Terms' })).toBeNull()
    expect(await heading('Terms')).toBeVisible()
  })

  test.each(['futures-hidden', 'eu-without-kyc'] as const)(
    '%s is redirected to the main site without seeing a page',
    async (persona) => {
      await open('/terms', { persona })
      await waitFor(() => expect(departures).toEqual(['/']))
      expect(screen.queryByRole('heading')).toBeNull()
    },
  )

  test.each([AVAILABILITY, USER_PROFILE])(
    'without a response of %s access stays unknown until Try again',
    async (path) => {
      const { user, times } = await open('/terms', { faults: [{ path, kind: 'code', code: 5001 }] })
      expect(await heading('Futures could not be loaded')).toBeVisible()
      expect(screen.getByText('Code 5001')).toBeVisible()
      expect(document.body, 'nothing is focused at the start').toHaveFocus()
      expect(screen.getByRole('link', { name: 'Back to the exchange' })).toHaveAttribute('href', '/')
      await user.click(button('Try again'))
      expect(await heading('Terms')).toBeVisible()
      expect(times(path)).toBe(2)
    },
  )

  test.each([
    ['{}', '/auth?'],
    ['{"authPath":"/login?client=futures"}', '/login?client=futures&'],
  ])('configured by %s, a visitor is redirected once to %s with a return path', async (configuration, authPage) => {
    configure(configuration)
    const { times } = await open('/contests/x?y=1', { persona: null })
    // jsdom's address; this test's router keeps its own in memory.
    await waitFor(() => expect(departures).toEqual([`${authPage}return=${encodeURIComponent('/futures/')}`]))
    expect(times('/api/auth/session/terminate')).toBe(1)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('consent', () => {
  /** Accepts the terms, and submits once these faults are set: of the consent itself, and others. */
  async function submit(ofConsent: Omit<FaultRequest, 'path'>, ...others: FaultRequest[]) {
    const app = await open('/terms', { persona: 'no-consent' })
    await heading('Before you start')
    await app.user.click(box())
    for (const fault of [{ path: AGREEMENT, ...ofConsent }, ...others]) app.fault(fault)
    await app.user.click(button('Submit'))
    return app
  }

  test('a lost response is verified by the profile; if it arrived, nothing is sent again, and the page is focused', async () => {
    const { times } = await submit({ kind: 'status', status: 502, commit: true })
    const title = await heading('Terms')
    await waitFor(() => expect(title).toHaveFocus())
    expect(times(AGREEMENT)).toBe(1)
  })

  test('if the profile fails too, nothing waits for it, and the next click sends again with the same key', async () => {
    configure('{"idempotencyKey":true}')
    const { user, keys } = await submit(
      { kind: 'status', status: 502 },
      { path: USER_PROFILE, kind: 'code', code: 5001 },
    )
    expect(await screen.findByText(/The exchange did not answer/)).toBeVisible()
    expect(box()).toBeChecked()
    await user.click(button('Submit'))
    expect(await heading('Terms')).toBeVisible()
    expect(keys(AGREEMENT)).toEqual([expect.any(String), keys(AGREEMENT)[0]])
  })

  test('refused, it names the exchange’s code; until it is given there is no navigation, but the terms can be read', async () => {
    await submit({ kind: 'code', code: 8001 })
    expect(await screen.findByText(/ Code 8001$/)).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', '/futures/terms-of-use/en')
  })

  test('a link’s order is in the form after it', async () => {
    const { user } = await open('/market/BTC-USDC?side=long&amount=100', { persona: 'no-consent' })
    await heading('Before you start')
    await user.click(box())
    await user.click(button('Submit'))
    const amount = await screen.findByRole('textbox', { name: 'Amount (margin)' })
    await waitFor(() => expect(amount).toHaveValue('100'))
  })
})

describe('rollover settings', () => {
  test('if the configuration fails to load, the current setting is shown and saved, then everything is loaded again', async () => {
    const { user, times, exchange } = await open('/terms', { faults: [{ path: CONFIGURATION, kind: 'code' }] })
    expect(await heading('Contract rollover')).toBeVisible()
    const toggle = await screen.findByRole('switch', { name: /Roll contracts over/ })
    expect(toggle).toBeChecked()
    await user.click(toggle)
    expect(screen.getByText('Positions are closed on the rollover date')).toBeVisible()
    await user.click(button('Save settings'))
    expect(await heading('Terms')).toBeVisible()
    expect(times(ROLLOVER)).toBe(1)
    expect(exchange.journal().filter(({ path }) => path === ROLLOVER)).toMatchObject([
      { payload: { contractRollover: false } },
    ])
    expect(times(CONFIGURATION)).toBe(2)
  })

  test('a setting saved again after a lost response is sent with the same key; another setting with a new one', async () => {
    configure('{"idempotencyKey":true}')
    const lost = { path: ROLLOVER, kind: 'status', status: 502, times: 2 } as const
    const { user, keys } = await open('/terms', { faults: [{ path: CONFIGURATION, kind: 'code', times: 0 }, lost] })
    await screen.findByRole('switch')
    for (const round of [1, 2]) {
      await user.click(button('Save settings'))
      expect(await screen.findByText(/did not answer. We do not know whether the setting/)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Back' }))
      expect(keys(ROLLOVER)).toHaveLength(round)
    }
    await user.click(screen.getByRole('switch'))
    await user.click(button('Save settings'))
    await waitFor(() => expect(keys(ROLLOVER)).toHaveLength(3))
    const [first, second, third] = keys(ROLLOVER)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
