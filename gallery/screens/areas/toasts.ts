import { createOrder, listOrders } from '../../../src/api/order.ts'
import type { ToastMessage } from '../../../src/ui/toasts/toast.ts'
import { changedOrders } from '../answers.ts'
import { by, called } from '../setup.ts'
import type { Area, Changes, Choice, Step } from '../types.ts'
import { OPEN_FORM } from './orderForm.ts'

const { path } = listOrders
type Entry = Readonly<Record<string, unknown>>

/** A change of the first order of a state; null: it is no longer listed. */
const changed = (state: string, fields: Entry | null): Changes => ({
  [path]: (answer: { orders: readonly Entry[] }) => {
    const found = answer.orders.find((order) => order['state'] === state && order['startPrice'] !== null)
    return changedOrders((order) => (order !== found ? order : fields && { ...order, ...fields }))(answer)
  },
})
const seen: Step = { see: 'orders.levels' }
const after = (changes: Changes): Pick<Choice, 'steps'> => ({ steps: [seen, { tells: changes }, { passes: 3 }] })
const closing = (closureType: string): Entry => ({
  state: 'CLOSED',
  closureType,
  closePrice: '66000',
  closeDate: '2026-11-21T12:00:00Z',
  pnl: '-12.5',
  feeClose: '0.3',
})
const closedBy = (closureType: string) => after(changed('ACTIVE', closing(closureType)))

/** Order events, by the keys of orderNews.one. */
export const NEWS: Readonly<Record<string, Choice>> = Object.fromEntries(
  (
    [
      ['stopLoss', 'Closed by stop loss', closedBy('STOP_LOSS')],
      ['takeProfit', 'Closed by take profit', closedBy('TAKE_PROFIT')],
      ['liquidation', 'Liquidated', closedBy('LIQUIDATION')],
      ['rollover', 'The contract ended', closedBy('ROLLOVER')],
      ['closed', 'Closed by the exchange', closedBy('OTHER')],
      ['opened', 'Limit order filled', after(changed('NEW', { state: 'ACTIVE' }))],
      ['failed', 'Could not be opened', after(changed('NEW', { state: 'ACTIVATING_FAIL' }))],
      ['cancelled', 'Order cancelled', after(changed('NEW', null))],
      ['gone', 'No longer listed', after(changed('ACTIVE', null))],
    ] as const
  ).map(([news, title, how]) => [news, { title, ...how, says: [`orderNews.one.${news}`, { name: '…' }] }]),
)

const TYPE: readonly Step[] = [OPEN_FORM, { type: 'orderForm.amount', text: '100' }]
const PRESS: Step = { pressAt: 'form[aria-label] .order-bar button:enabled' }

/** Every kind of message. */
const KINDS: Record<ToastMessage['kind'], Choice> = {
  success: { title: 'Success', steps: [...TYPE, PRESS], says: 'dashboard.createOrderSuccess' },
  error: {
    title: 'Error',
    steps: [...TYPE, { meets: [{ path: createOrder.path, kind: 'code', code: 1005, times: 1 }] }, PRESS],
    says: 'dashboard.createOrder.refused',
  },
  info: { ...NEWS['cancelled'], title: 'Information' },
}

/** Messages at the top right. */
export const toasts: Area = {
  name: 'toasts',
  title: 'Toasts',
  screens: {
    kinds: {
      ...called(
        'Kinds of message',
        'What becomes of what was sent, in a message that goes by itself.',
        'notification snackbar success error',
      ),
      says: 'shell.trading',
      ...by('kind', KINDS),
    },
    news: {
      ...called(
        'What the exchange did',
        'An order or a position has changed without the trader: a message for each thing that can happen.',
        'notification stop loss liquidation filled',
      ),
      says: 'shell.trading',
      ...by('news', NEWS),
    },
    several: {
      ...called(
        'Several at once',
        'The same on several orders is one message; different things are one below the other.',
        'notification stack',
      ),
      ...after({
        [path]: changedOrders((order) =>
          order['state'] === 'ACTIVE'
            ? { ...order, ...closing(order['type'] === 'LONG' ? 'STOP_LOSS' : 'LIQUIDATION') }
            : order['state'] === 'NEW'
              ? null
              : order,
        ),
      }),
      says: ['orderNews.many.stopLoss', { count: 8 }],
    },
    fromTheApp: {
      ...called(
        'From the app itself',
        'A new version is ready, something could not be opened, or an error was caught by nothing.',
        'release reload crash unexpected',
      ),
      steps: [{ see: 'orders.tabs.positions' }],
      says: 'shell.trading',
      ...by('message', {
        release: {
          title: 'New version',
          steps: [{ toasts: 'info', title: 'release.title', text: 'release.text', action: 'release.reload' }],
          says: 'release.title',
        },
        notOpened: {
          title: 'Not opened',
          steps: [{ toasts: 'error', title: 'dialogs.notOpened', text: 'dialogs.notOpenedText' }],
          says: 'dialogs.notOpened',
        },
        unexpected: { title: 'Unexpected error', steps: [{ throws: 'of nobody' }], says: 'crash.unexpected' },
      }),
    },
  },
}
