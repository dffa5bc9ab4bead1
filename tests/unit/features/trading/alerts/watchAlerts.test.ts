// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setAlert, storedAlerts } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { watchAlerts } from '../../../../../src/features/trading/alerts/watchAlerts.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { setListedPrices } from '../../../../../src/queries/prices.ts'
import { receiveToasts, type ToastMessage } from '../../../../../src/ui/toasts/toast.ts'
import { d, position } from '../../../domain/builders.ts'
import { knowUser } from '../../../queries/knownUser.ts'

test('an alert of a position goes with it, but not because the list of another market has no such order', () => {
  knowUser()
  const client = new QueryClient()
  const { orderId, market, type: side } = position()
  const alert = { kind: 'liquidation', orderId, market, side, percent: d('4'), liquidation: d('45750') } as const
  storedAlerts.change({ alerts: [{ alert, wasNotified: false }] })
  onTestFinished(watchAlerts(client, () => {}))
  const list = (of: string, items: ReturnType<typeof position>[]) =>
    client.setQueryData(ordersQuery(position({ market: of }).market).queryKey, { items, unreadable: 0 })
  list('ETH-USDC', [])
  list(market, [position()])
  expect(storedAlerts.get().alerts).toHaveLength(1)
  list(market, [])
  expect(storedAlerts.get().alerts).toEqual([])
})

test.each([true, false])('an alert that is reached stays until it is dismissed, unless it is seen: %s', (isSeen) => {
  knowUser()
  vi.spyOn(document, 'hasFocus').mockReturnValue(isSeen)
  const told: ToastMessage[] = []
  const client = new QueryClient()
  const { market } = position()
  const alert = { kind: 'price', market, price: d('51000') } as const
  setAlert(alert)
  for (const end of [
    receiveToasts(
      (message) => void told.push(message),
      () => {},
    ),
    watchAlerts(client, () => {}),
  ])
    onTestFinished(end)
  const see = (...prices: string[]) => prices.forEach((price) => setListedPrices(client, [{ market, price: d(price) }]))
  see('50000', '51010', '50990')
  expect(told).toMatchObject([{ sticky: !isSeen }])
  // Set again while the price is still there.
  setAlert(alert)
  see('51010')
  expect(told).toHaveLength(2)
})
