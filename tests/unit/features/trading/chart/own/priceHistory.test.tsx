// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createExchange } from '../../../../../../sandbox/app.ts'
import { PriceTable } from '../../../../../../src/features/trading/chart/own/PriceTable.tsx'
import { i18n } from '../../../../../../src/i18n/i18n.ts'
import { chartStorage } from '../../../../../../src/platform/chartStorage.ts'
import { steadyNow } from '../../../../../../src/platform/clock.ts'
import { config } from '../../../../../../src/platform/config.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { setPrice } from '../../../../../../src/queries/prices.ts'
import { d } from '../../../../domain/builders.ts'
import { priced, renderPart } from '../../renderPart.tsx'

const btc = priced('BTC-USDC', '67418.25')
const HISTORY = '/datafeed/history'

/** The paper exchange's feed, with responses that a test can delay or corrupt; records its requests. */
function feed() {
  const { app } = createExchange({ seed: 7 })
  const requestUrls: string[] = []
  const inits: RequestInit[] = []
  const faults = new Map<string, () => Response | Promise<Response>>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requestUrls.push(path)
    inits.push(init)
    const answer = faults.get(new URL(path, 'http://paper.test').pathname)
    return answer ? answer() : app.request(`http://paper.test${path}`)
  })
  return {
    asked: requestUrls,
    inits,
    breakFeed: (path: string, answer: () => Response | Promise<Response>) => faults.set(path, answer),
    mend: () => faults.clear(),
  }
}

beforeAll(() => i18n.loadNamespaces('chart'))
beforeEach(() => {
  config.datafeed = '/datafeed'
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  config.datafeed = null
})

/** Only the table: with the price poll next to it, there would be more than one minute. */
function show(at = steadyNow()) {
  setPrice(queryClient, { market: btc.market, price: d('67418.25') }, at)
  renderPart(<PriceTable market={btc} />)
}
const table = (name: RegExp) => screen.findByRole('region', { name })
const rows = (region: HTMLElement) => within(region).getAllByRole('row').length - 1
const length = (name: string) => screen.findByRole('radio', { name })
const resolutionOf = (path: string | undefined) =>
  new URL(path ?? '', 'http://paper.test').searchParams.get('resolution')

test('the history is fetched without cookies, shown before the minutes seen, and continued with the current price', async () => {
  const { asked, inits } = feed()
  show()
  const region = await table(/by the minute/)
  await waitFor(() => expect(rows(region)).toBeGreaterThan(298))
  expect(asked).toEqual([
    '/datafeed/config',
    expect.stringMatching(/^\/datafeed\/history\?symbol=BTCUSDC&resolution=1&from=\d+&to=\d+$/),
  ])
  for (const init of inits) expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' })

  setPrice(queryClient, { market: btc.market, price: d('70000') }, Date.now() + 1_000)
  await waitFor(() => expect(within(region).getAllByRole('row')[1]).toHaveTextContent(/70\s000\.00/))
})

test('the first price after some were missed has the history fetched again, once the tab is seen; one that was shown stays if that fails', async () => {
  const { asked, breakFeed, mend } = feed()
  show(steadyNow() - 34_000)
  const region = await table(/by the minute/)
  await waitFor(() => expect(rows(region)).toBeGreaterThan(298))
  breakFeed(HISTORY, () => new Response('', { status: 500 }))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  setPrice(queryClient, { market: btc.market, price: d('67420') }, steadyNow())
  await new Promise((pass) => setTimeout(pass, 1_100))
  expect(asked).toHaveLength(2)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  const note = await screen.findByText(/The price history did not load\./)
  expect(note.parentElement).not.toHaveTextContent(/Prices seen here/)
  expect(rows(region)).toBeGreaterThan(298)
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(rows(region)).toBeGreaterThan(598))
  expect(note, 'an older page does not fill the gap').toBeVisible()
})

test('another candle length aborts the request for the last, shows another table with its period, and is stored', async () => {
  const { asked, inits, breakFeed, mend } = feed()
  breakFeed(HISTORY, () => new Promise(() => {}))
  show()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.getByText('Loading the price history')).toBeVisible()
  mend()
  await userEvent.click(await length('1h'))
  const hours = await table(/one-hour candles/)
  expect(inits[1]?.signal?.aborted).toBe(true)
  expect(asked.map(resolutionOf)).toEqual([null, '1', '60'])
  expect(hours).toHaveTextContent(/In 1[23] days between/)
  expect(within(hours).getAllByRole('rowheader')[0]).toHaveTextContent(/^\d\d-\d\d \d\d:00$/)
  expect(chartStorage.resolution.get()).toBe('60')
  cleanup()

  show()
  await table(/one-hour candles/)
  expect(await length('1h')).toBeChecked()
})

const json = (body: unknown) => () => Response.json(body)
test.each<[string, string, () => Response | Promise<Response>]>([
  ['breaks off', HISTORY, () => new Response('{"s":"ok","t":[17')],
  ['offers no length we know', '/datafeed/config', json({ supported_resolutions: ['7', 3, null] })],
])('a feed that %s leaves the minutes seen here, and can be tried again', async (_, path, answer) => {
  const { asked, breakFeed, mend } = feed()
  breakFeed(path, answer)
  show()
  const region = await table(/by the minute/)
  const line = await screen.findByText(/The price history did not load\./)
  expect(line.parentElement).toHaveTextContent(/Prices seen here since \d\d:\d\d UTC\./)
  expect(rows(region)).toBe(1)
  const count = asked.length
  expect(count).toBe(path === HISTORY ? 2 : 1)

  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rows(region)).toBeGreaterThan(298))
  expect(screen.queryByText(/did not load/)).toBeNull()
})

test('older candles load page by page; a page that fails is tried again alone', async () => {
  const { asked, breakFeed, mend } = feed()
  chartStorage.resolution.set('1D')
  show()
  const region = await table(/daily candles/)
  const dates = () =>
    within(region)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  const before = dates()
  const older = screen.getByRole('button', { name: 'Show older' })
  const failToLoad = async () => {
    breakFeed(HISTORY, () => new Response('', { status: 500 }))
    await userEvent.click(older)
    const note = await screen.findByText('Older prices did not load.')
    expect(within(region).getByRole('table').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    mend()
  }
  await failToLoad()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(dates()).toHaveLength(600))
  expect(dates().slice(0, 300)).toEqual(before)
  expect(dates()).toEqual([...new Set(dates())].toSorted().toReversed())
  expect(asked.filter((path) => path.startsWith(HISTORY))).toHaveLength(3)

  await failToLoad()
  await userEvent.click(older)
  await waitFor(() => expect(rows(region)).toBeGreaterThan(600))
  // The feed has no data before these two years.
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull())
})

test('a market without a history says that', async () => {
  feed().breakFeed(HISTORY, json({ s: 'no_data' }))
  show()
  const note = await screen.findByText('This market has no price history.')
  expect(note.parentElement).toHaveTextContent(/Prices seen here since/)
})

test('without any price the failure of the history is said, and tried again', async () => {
  const { breakFeed, mend } = feed()
  breakFeed(HISTORY, () => new Response('', { status: 500 }))
  renderPart(<PriceTable market={btc} />)
  await screen.findByText('The price history did not load.')
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await table(/by the minute/)
})

test('a feed that names a day D gets requests for D', async () => {
  const { asked, breakFeed } = feed()
  breakFeed('/datafeed/config', json({ supported_resolutions: ['D', '60'] }))
  chartStorage.resolution.set('1D')
  show()
  await length('1D')
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['1h', '1D'])
  await waitFor(() => expect(resolutionOf(asked[1])).toBe('D'))
})
