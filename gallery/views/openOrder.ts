import { createOrderCodes } from '../../sandbox/calls/orderChanges.ts'
import { createOrder } from '../../src/api/orderChanges.ts'
import { OrderId } from '../../src/api/scalars.ts'
import { DEFAULT_LEVERAGE } from '../../src/constants/limits.ts'
import type { View } from '../types.ts'
import { confirmed, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { FORM_IS_SHEET_UNDER_PX } from '../view/size.ts'
import { done, failed, invokedIn, passed } from '../xstate.ts'

const AMOUNT = '250'
const order = createOrder.request.parse({
  market: 'BTC-USDC',
  type: 'LONG',
  amount: AMOUNT,
  leverage: DEFAULT_LEVERAGE,
})
const placed = [OrderId.parse('sample')]
export const placement = { order, idsBefore: [], marketPrice: null }
/** LONG is pressed. */
export const place = { type: 'CONFIRM', ...confirmed('order', placement) }

const REFRESH = invokedIn('openOrder.refreshing')

/** Opening a position with the order form. */
export const view: View = {
  scenes: {
    trading: {
      steps: [{ press: 'orderForm.openPosition', onlyUnder: FORM_IS_SHEET_UNDER_PX }],
      typed: [{ type: 'orderForm.amount', text: AMOUNT }],
    },
  },
  events: () => ({
    'place-long': place,
    'stop-checking': { type: 'STOP_CHECKING' },
    dismiss: { type: 'DISMISS' },
    ...submissionEvents({ path: createOrder.path, answer: placed, code: '1005' }),
    'fifteen-seconds': passed('longEnough', 'openOrder.submitting.unknown.checking'),
    refreshed: done(REFRESH),
    'not-refreshed': failed(REFRESH, silence('')),
    'refresh-too-slow': passed('refreshDeadline', 'openOrder.refreshing'),
  }),
  when: submissionWhen,
  key: ({ outcome }: { outcome: { kind: string } | null }) => outcome?.kind,
  part: 'main form[aria-label]',
  titles: ['orderForm.title'],
  says: {
    'idle.calm': 'orderForm.amount',
    'idle.notFound': 'orderForm.notSeenTitle',
    'idle.outcomeUnknown': 'orderForm.outcomeUnknownTitle',
    'submitting.sending': 'orderForm.sending',
    'submitting.unknown.checking': 'orderForm.unknownTitle',
    'submitting.unknown.stillChecking': 'orderForm.stopChecking',
    refreshing: 'orderForm.sending',
  },
  calls: [createOrder.path],
  codes: Object.values(createOrderCodes).map(String),
}
