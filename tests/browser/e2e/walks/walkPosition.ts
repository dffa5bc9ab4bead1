import type { AnyMachineSnapshot } from 'xstate'
import { closedOrder, openPosition } from '../../../../gallery/view/orders.ts'
import { done } from '../../../../gallery/xstate.ts'
import { expect } from '../support/exchange.ts'
import { CLOSE, CREATE, fixPrice, ORDERS, trading, WALLETS } from '../support/trading.ts'
import type { Action } from './walk.ts'
import { callFromElsewhere, endRefresh, type Stage, until } from './walkStage.ts'

const MARKET = 'BTC-USDC'

export interface PositionStage extends Stage {
  orderId: string
  /** Whether another device has closed it. */
  isOver: boolean
}

/** Opens the trading page with one position. */
export async function withPosition(stage: Stage): Promise<PositionStage> {
  const { page, exchange } = stage
  await fixPrice(exchange, MARKET, '67000')
  const { orderId = '' } = await callFromElsewhere(stage, CREATE, {
    market: MARKET,
    type: 'LONG',
    amount: '250',
    leverage: 20,
    stopLoss: openPosition.stopLoss,
  })
  // It becomes a position after a second.
  await exchange.control('clock', { advanceMs: 2_000 })
  await page.goto(`/futures/market/${MARKET}`)
  await expect(trading(page).tab('Positions')).toHaveText(/ 1$/)
  return { ...stage, orderId, isOver: false }
}

/** From now on the exchange lists the position, or does not, whatever became of it. */
export const list = ({ line, orderId }: PositionStage, isListed: boolean) =>
  line.edit(ORDERS, (text) => {
    const body = JSON.parse(text) as { orders: { orderId: string }[] } // the contract's
    return JSON.stringify({ ...body, orders: body.orders.filter((order) => isListed || order.orderId !== orderId) })
  })

/** Closes the position without the page knowing. */
export async function closeOnce(stage: PositionStage) {
  if (stage.isOver) return
  stage.isOver = true
  await callFromElsewhere(stage, CLOSE, { orderId: stage.orderId, market: MARKET })
}

/** The network uses the real clock: while a response is pending, there is no next poll. */
const comesSoon = (isSo: () => boolean) =>
  expect
    .poll(isSo, { timeout: 300, intervals: [20] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

/** A poll fetches the current orders. If the change is settling then, the requests that follow are held. */
async function pollOrders({ page, line }: Stage, after: AnyMachineSnapshot) {
  line.hold(ORDERS)
  await until(page, 'a poll of the orders', () => comesSoon(() => line.isWaiting(ORDERS)), 20)
  await line.answer(ORDERS, 'real')
  if (after.matches('settling')) line.hold(WALLETS)
  else await line.release(ORDERS)
}

export const isOpen = ({ context }: AnyMachineSnapshot) => context.order.state === 'ACTIVE'

/** Further events of a position's dialog. */
export const positionEvents = {
  'not-listed': { type: 'SEEN', order: null },
  'order-loaded-closed': done('refresh', closedOrder(openPosition, 'MANUAL')),
}

/** What polls and refreshes bring to a position's dialog, and trying again then. `canEnd`: when a poll may bring its end. */
export const positionActions = (canEnd: (state: AnyMachineSnapshot) => boolean) =>
  ({
    retry: async (stage) => {
      await endRefresh(stage)
      await stage.dialog.getByRole('button', { name: 'Try again' }).click()
    },
    'order-polled': {
      when: (state) => isOpen(state) && !state.matches('success') && !state.matches('gone'),
      does: (stage, { after }) => pollOrders(stage, after),
    },
    'closed-elsewhere': {
      when: canEnd,
      does: async (stage, { after }) => {
        await closeOnce(stage)
        list(stage, true)
        await pollOrders(stage, after)
      },
    },
    'not-listed': {
      when: canEnd,
      does: async (stage, { after }) => {
        list(stage, false)
        await pollOrders(stage, after)
      },
    },
    'order-loaded-closed': {
      when: isOpen,
      does: async (stage) => {
        await closeOnce(stage)
        list(stage, true)
        await endRefresh(stage)
      },
    },
    'order-not-loaded': (stage) => endRefresh(stage, 'lost'),
  }) satisfies Record<string, Action<PositionStage>>
