// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setAlert, storedAlerts } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { watchAlerts } from '../../../../../src/features/trading/alerts/watchAlerts.ts'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { steadyNow } from '../../../../../src/platform/clock.ts'
import { marketsQuery } from '../../../../../src/queries/markets.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { setListedPrices } from '../../../../../src/queries/prices.ts'
import { receiveToasts, type ToastMessage } from '../../../../../src/ui/toasts/toast.ts'
import { d, market as listed, position } from '../../../domain/builders.ts'
import { knowUser } from '../../../queries/knownUser.ts'
import { englishTexts } from '../../../ui/texts.ts'

await englishTexts()
await i18n.loadNamespaces('alerts')
beforeEach(() => {
  knowUser()
  storedAlerts.change({ alerts: [] })
})

/** Watches the alerts, with what is told; `view` is called with the market whose message was pressed. */
function watch(view: Parameters<typeof watchAlerts>[1] = () => {}) {
  const told: ToastMessage[] = []
  const client = new QueryClient()
  onTestFinished(receiveToasts((message) => void told.push(message), vi.fn()))
  onTestFinished(watchAlerts(client, view))
  return { client, told }
}
const { orderId, market, type: side } = position()
const ofPosition = { kind: 'liquidation', orderId, market, side, percent: d('4'), liquidation: d('45750') } as const

test('an alert of a position goes with it, but not because the list of another market has no such order', () => {
  storedAlerts.change({ alerts: [{ alert: ofPosition, wasNotified: false }] })
  const { client } = watch()
  const list = (of: string, items: ReturnType<typeof position>[]) =>
    client.setQueryData(ordersQuery(position({ market: of }).market).queryKey, { items, unreadable: 0 })
  list('ETH-USDC', [])
  list(market, [position()])
  expect(storedAlerts.get().alerts).toHaveLength(1)
  list(market, [])
  expect(storedAlerts.get().alerts).toEqual([])
})

test('two alerts at once say each its own price and market; that of a liquidation stays', () => {
  const other = position({ market: 'ETH-USDC' }).market
  setAlert(ofPosition)
  setAlert({ kind: 'price', market: other, price: d('3000') })
  const viewed = vi.fn()
  const { client, told } = watch(viewed)
  client.setQueryData(ordersQuery().queryKey, { items: [position()], unreadable: 0 })
  const price = (name: typeof market, price: string) => ({ market: name, price: d(price) })
  setListedPrices(client, [price(market, '50000'), price(other, '2900')], steadyNow())
  setListedPrices(client, [price(market, '46000'), price(other, '3100')], steadyNow())
  for (const { action } of told) action?.onPress()
  expect(viewed.mock.calls).toEqual([[other], [market]])
  expect(told[1]).toMatchObject({ sticky: true, text: expect.stringMatching(/45\s750.*46\s000/) })
})

test.each([true, false])('an alert that is reached stays until it is dismissed, unless it is seen: %s', (isSeen) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(isSeen)
  const { client, told } = watch()
  const alert = { kind: 'price', market, price: d('51000') } as const
  client.setQueryData(marketsQuery.queryKey, { items: [listed()], unreadable: 0 })
  setAlert(alert)
  const see = (...prices: string[]) =>
    prices.forEach((price) => setListedPrices(client, [{ market, price: d(price) }], steadyNow()))
  see('50000', '51010', '50990')
  expect(told).toMatchObject([{ sticky: !isSeen, title: 'BTCUSDC has risen to 51\u00a0000.00' }])
  // Set again while the price is still there.
  setAlert(alert)
  see('51010')
  expect(told).toHaveLength(2)
})

// A hidden tab reads prices only, so its orders may be old.
test.each([
  ['closed', 'CLOSED', 'MANUAL', 0],
  ['liquidated', 'CLOSED', 'LIQUIDATION', 1],
  ['open', 'ACTIVE', null, 1],
  ['unknown', null, null, 1],
])(
  'near a liquidation an old list of orders is read once: of a position that is %s it is told or not',
  async (_, state, closureType, count) => {
    const orders = [position({ state: state ?? '', closureType })]
    const asked = vi.fn(async () =>
      state === null ? new Response('', { status: 503 }) : Response.json({ result: 'ok', orders }),
    )
    vi.stubGlobal('fetch', asked)
    onTestFinished(() => void vi.unstubAllGlobals())
    setAlert(ofPosition)
    const { client, told } = watch()
    client.setQueryData(
      ordersQuery().queryKey,
      { items: [position()], unreadable: 0 },
      { updatedAt: Date.now() - 60_000 },
    )
    // On screen: from this list, news of the orders are told.
    const shown = new QueryObserver(client, { ...ordersQuery(), staleTime: Infinity, refetchInterval: false })
    onTestFinished(shown.subscribe(() => {}))
    for (const price of ['50000', '46000']) setListedPrices(client, [{ market, price: d(price) }], steadyNow())
    await expect.poll(() => [asked.mock.calls.length, client.isFetching()]).toEqual([1, 0])
    await expect.poll(() => told).toHaveLength(count)
    expect(shown.getCurrentResult().data?.items[0]?.state).toBe(state ?? 'ACTIVE')
  },
)
