// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { storedAlerts } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { watchAlerts } from '../../../../../src/features/trading/alerts/watchAlerts.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
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
