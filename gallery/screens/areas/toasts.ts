import type { FaultRequest } from '../../../sandbox/faults.ts'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { getFuturesProfile } from '../../../src/api/user.ts'
import type { ToastMessage } from '../../../src/ui/toasts/toast.ts'
import { closedOrder } from '../../view/orders.ts'
import { CLOSE, changedOrders, withFields } from '../answers.ts'
import type { Area, Changes, Choice, Step } from '../types.ts'
import { OPEN_FORM } from './orderForm.ts'

const { path } = listOrders
type Entry = Readonly<Record<string, unknown>>
type Change = (order: Entry) => Entry | null

/** A change of the first orders of a state; null: they are no longer listed. */
const changed = (count: number, state: string, change: Change): Changes => ({
  [path]: (answer: { orders: readonly Entry[] }) => {
    const all = answer.orders.filter((order) => order['state'] === state && order['startPrice'] !== null)
    const found = new Set(all.slice(0, count))
    return changedOrders((order) => (found.has(order) ? change(order) : order))(answer)
  },
})
const after = (tells: Changes, passes = 3): Step[] => [{ see: 'orders.levels' }, { tells }, { passes }]
const closed =
  (by: string): Change =>
  (order) => ({ ...closedOrder({ pnl: null, ...order } as never, by) }) // what it reads of an order is the same on the wire
const to =
  (state: string): Change =>
  (order) => ({ ...order, state })
const gone: Change = () => null
const NET: Step = { see: ['orderNews.net', { profit: '…' }] }

const EVENTS = [
  ['stopLoss', 'Closed by stop loss', 'ACTIVE', closed('STOP_LOSS'), NET],
  ['takeProfit', 'Closed by take profit', 'ACTIVE', closed('TAKE_PROFIT'), NET],
  ['liquidation', 'Liquidated', 'ACTIVE', closed('LIQUIDATION'), NET],
  ['rollover', 'The contract ended', 'ACTIVE', closed('ROLLOVER'), NET],
  ['closed', 'Closed by the exchange', 'ACTIVE', closed('OTHER'), NET],
  ['opened', 'Limit order filled', 'NEW', to('ACTIVE'), { see: ['orderNews.filledAt', { price: '…' }] }],
  ['failed', 'Could not be opened', 'NEW', to('ACTIVATING_FAIL')],
  ['cancelled', 'Order cancelled', 'NEW', gone],
  ['gone', 'No longer listed', 'ACTIVE', gone],
] as const

const newsOf = (kind: 'one' | 'many', count: number): Readonly<Record<string, Choice>> =>
  Object.fromEntries(
    EVENTS.map(([news, title, state, change, ...more]) => {
      const steps = [...after(changed(count, state, change)), ...(kind === 'one' ? more : [])]
      return [news, { title, steps, says: [`orderNews.${kind}.${news}`, { name: '…', count }] }]
    }),
  )

/** What happens to an order, by the keys of orderNews.one. */
export const NEWS = newsOf('one', 1)

/** An order is pressed, and meets a fault if any. */
const ordered = (...faults: readonly Omit<FaultRequest, 'path'>[]): readonly Step[] => [
  OPEN_FORM,
  { type: 'orderForm.amount', text: '100' },
  { meets: faults.map((fault) => ({ path: createOrder.path, times: 1, ...fault })) },
  { pressAt: 'form[aria-label] .order-bar button:enabled' },
]

/** Every kind of message. */
const KINDS: Record<ToastMessage['kind'], Choice> = {
  success: { title: 'Success', steps: ordered(), says: 'dashboard.createOrderSuccess' },
  error: { title: 'Error', steps: ordered({ kind: 'code', code: 1005 }), says: 'dashboard.createOrder.refused' },
  info: { ...NEWS['cancelled'], title: 'Information' },
}

/** Missing code that nothing can hold back here: it is part of the page's own, or comes before all presses. */
const notLoaded = (title: string, says: string): Choice => ({
  title,
  steps: [{ toasts: 'error', title: says, text: 'dialogs.notOpenedText' }],
  says,
})

/** Messages at the top right. */
export const toasts: Area = {
  name: 'toasts',
  title: 'Toasts',
  screens: {
    kinds: {
      title: 'Kinds of message',
      about: 'What becomes of what was sent, in a message that goes by itself.',
      alsoCalled: 'notification snackbar success error',
      says: 'shell.trading',
      choices: {
        ...KINDS,
        tooMany: {
          title: 'Error, for a while',
          steps: ordered({ kind: 'status', status: 429, retryAfter: '30' }),
          says: ['common.tooManyRequestsFor', { seconds: '30' }],
        },
      },
    },
    news: {
      title: 'What the exchange did',
      about: 'An order or a position has changed without the trader: a message for each thing that can happen.',
      alsoCalled: 'notification stop loss liquidation filled',
      says: 'shell.trading',
      choices: {
        ...NEWS,
        rolled: {
          title: 'Rolled over',
          steps: after({ [getFuturesProfile.path]: withFields({ nextRolloverDate: '2026-12-25T08:00:00Z' }) }, 60),
          says: 'orderNews.rolled',
        },
      },
    },
    several: {
      title: 'Several at once',
      about: 'The same on several orders is one message; different things are one below the other.',
      alsoCalled: 'notification stack',
      says: 'shell.trading',
      choices: {
        mixed: {
          title: 'Different things',
          steps: after({
            [path]: changedOrders((order) =>
              order['state'] === 'ACTIVE'
                ? closed(order['type'] === 'LONG' ? 'STOP_LOSS' : 'LIQUIDATION')(order)
                : order,
            ),
          }),
          says: ['orderNews.many.stopLoss', { count: 8 }],
        },
        ...newsOf('many', 2),
      },
    },
    fromTheApp: {
      title: 'From the app itself',
      about: 'A new version is ready, something could not be opened, or an error was caught by nothing.',
      alsoCalled: 'release reload crash unexpected',
      steps: [{ see: 'orders.tabs.positions' }],
      says: 'shell.trading',
      choices: {
        release: {
          title: 'New version',
          steps: [{ toasts: 'info', title: 'release.title', text: 'release.text', action: 'release.reload' }],
          says: 'release.title',
        },
        notOpened: { title: 'Not opened', missing: 'dialogs', steps: [CLOSE], says: 'dialogs.notOpened' },
        notSent: notLoaded('Order not sent', 'orderForm.notSent'),
        notRead: notLoaded('Link not read', 'draftLink.notRead'),
        unexpected: { title: 'Unexpected error', steps: [{ throws: 'of nobody' }], says: 'crash.unexpected' },
      },
    },
  },
}
