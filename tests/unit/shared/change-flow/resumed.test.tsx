// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listOrders } from '../../../../src/api/order.ts'
import { closeOrder, createOrder, editOrder } from '../../../../src/api/orderChanges.ts'
import { resetWallet } from '../../../../src/api/payment.ts'
import { openOrders } from '../../../../src/domain/order/orderTabs.ts'
import { levelsFlows } from '../../../../src/features/trading/dialogs/levels/levelsFlow.ts'
import { orderUnderWay } from '../../../../src/features/trading/order-form/placement.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { ledger } from '../../../../src/queries/ledger.ts'
import { ordersQuery } from '../../../../src/queries/orders.ts'
import { fetchOrdersNow } from '../../../../src/queries/ordersNow.ts'
import {
  amountField,
  sentOrders,
  becomeOther,
  dialogOpened,
  exchange,
  fault,
  hold,
  long,
  lookedFor,
  openTrading,
  press,
  received,
  short,
  useClock,
} from '../../features/trading/tradingPage.ts'
import { sentKeys } from './sentKeys.ts'

describe('an order in flight when the page was reloaded', () => {
  /** LONG is clicked, and the page is closed before the response. */
  async function reload(commit: boolean) {
    const keys = sentKeys(createOrder.path)
    const { leave, user } = await openTrading()
    await user.type(amountField(), '77')
    fault({ path: createOrder.path, kind: 'hang', commit })
    await user.click(long())
    await waitFor(() => expect(keys()).toHaveLength(1))
    leave()
    // The next page has no keys in memory.
    ledger.settle({ subject: 'order', key: keys()[0] ?? '' })
    return keys
  }

  test('is verified and reported, and its draft cannot be sent before', async () => {
    await reload(true)
    const answer = hold(listOrders.path)
    const { user } = await openTrading()
    await screen.findByText('We did not get an answer. Checking your orders…')
    expect(amountField()).toHaveValue('77')
    await user.click(long())
    expect(short()).toBeDisabled()
    answer()
    await screen.findByText('Your order went through')
    expect(sentOrders()).toHaveLength(1)
    await waitFor(() => expect(amountField()).toHaveValue(''))
    expect(ledger.stored()).toEqual({})
  })

  test.each([true, false])(
    'is told if it was accepted, but not refreshed; orders known before: %s',
    async (isKnown) => {
      if (!isKnown) fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
      const { leave, user } = await openTrading()
      await user.type(amountField(), '77')
      const answer = hold(listOrders.path)
      await user.click(long())
      await waitFor(() => expect(orderUnderWay.get().flow?.matches('refreshing')).toBe(true))
      leave()
      answer()
      exchange().faults.clear(listOrders.path)
      await openTrading()
      await screen.findByText('Your order went through')
      await waitFor(() => expect(amountField()).toHaveValue(''))
      expect(sentOrders()).toHaveLength(1)
    },
  )

  test('that has not arrived is sent again only by its trader, with the same key', async () => {
    const keys = await reload(false)
    useClock()
    const { user } = await openTrading()
    await screen.findByText('We did not get an answer. Checking your orders…')
    await user.click(long())
    await lookedFor()
    await screen.findByText('Order not found yet')
    expect(amountField()).toHaveValue('77')
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('Order accepted')
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  test('does not belong to another user', async () => {
    await reload(true)
    becomeOther()
    await openTrading()
    expect(short()).toBeEnabled()
    expect(screen.queryByText('We did not get an answer. Checking your orders…')).toBeNull()
  })
})

describe('a dialog’s request in flight when the page was reloaded', () => {
  const first = async () => {
    const { items } = await queryClient.fetchQuery(ordersQuery())
    return (
      openOrders(items).find(
        ({ market, type, state }) => market === 'BTC-USDC' && type === 'LONG' && state === 'ACTIVE',
      ) ?? expect.fail('no LONG on BTC')
    )
  }

  test('a close that has arrived is reported, and not sent again', async () => {
    const { leave } = await openTrading()
    const order = await first()
    await fetch(closeOrder.path, {
      method: 'POST',
      body: JSON.stringify({ orderId: order.orderId, market: order.market }),
      headers: { 'content-type': 'application/json' },
    })
    ledger.store(`close ${order.orderId}`, { key: 'k', asked: 'null', at: Date.now(), request: order })
    leave()
    await openTrading()
    await screen.findByText(/Position closed$/)
    expect(received(closeOrder.path)).toHaveLength(1)
    expect(ledger.stored()).toEqual({})
  })

  test('levels that have not arrived are reported as not saved', async () => {
    const { leave } = await openTrading()
    const order = await first()
    ledger.store(`levels ${order.orderId}`, {
      key: 'k',
      asked: '',
      at: Date.now(),
      request: { order, edit: { orderId: order.orderId, market: order.market, stopLoss: '60000' } },
    })
    leave()
    useClock()
    await openTrading()
    await lookedFor()
    await screen.findByText(/Not saved yet$/)
    expect(received(editOrder.path)).toHaveLength(0)
  })

  test('levels that have arrived are found, also if their dialog was opened before', async () => {
    await openTrading()
    const { orderId, market, stopLoss, ...order } =
      (await fetchOrdersNow()).items.find((each) => each.state === 'ACTIVE' && each.stopLoss) ?? expect.fail('no stop')
    const edit = { orderId, market, stopLoss }
    const sent = { key: 'k', asked: '', at: Date.now(), request: { order: { ...order, ...edit }, edit } }
    ledger.store(`levels ${orderId}`, sent)
    levelsFlows.start(sent.request)
    levelsFlows.resume(sent)
    await waitFor(() => expect(ledger.stored()).toEqual({}))
    expect(received(editOrder.path)).toHaveLength(0)
  })

  test('a reset whose event was unknown is reported once the wallet shows it, and its pay code was never stored', async () => {
    const { leave, user } = await openTrading()
    await user.click(press('Reset the balance'))
    await dialogOpened()
    const answer = hold(resetWallet.path)
    await user.keyboard('246810{Enter}')
    await waitFor(() => expect(Object.keys(ledger.stored())).toEqual(['payment']))
    const left = ledger.stored()
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('246810')
    answer()
    await screen.findByText('Waiting for the payment')
    expect(ledger.stored()).toEqual({})
    exchange().moveClock(60_000)
    await screen.findByText('Balance reset')

    ledger.store('payment', left['payment'] ?? expect.fail('nothing was stored'))
    leave()
    await openTrading()
    await screen.findByText('Balance reset')
    expect(ledger.stored()).toEqual({})
    expect(received(resetWallet.path)).toHaveLength(1)
  })
})

test('an order that was answered with the end of the session is not looked for by the next page', async () => {
  const { leave, user } = await openTrading({ isUnproven: true })
  await user.type(amountField(), '77')
  fault({ path: createOrder.path, kind: 'status', status: 401 })
  await user.click(long())
  await waitFor(() => expect(ledger.isAnyUnderWay()).toBe(false))
  expect(Object.keys(sessionStorage).join(' ')).not.toContain('futuresSent')
  leave()
})
