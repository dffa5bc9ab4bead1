import { walletCodes, payCodes } from '../../sandbox/engine/payments.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/payment.ts'
import { EventId } from '../../src/api/scalars.ts'
import { type ResetContext, type ResetInput, paymentTrouble } from '../../src/machines/reset.ts'
import type { View } from '../types.ts'
import { confirmed, refusal, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed, passed } from '../xstate.ts'

const CHECK = checkWalletEvent.path
const payment = (state: string, code?: string) => done('checkPayment', { state, code })

/** Activating and resetting the balance. */
export const view: View = {
  scenes: {
    resetting: { input: { kind: 'reset', begun: null }, steps: [{ press: 'balance.resetLong' }] },
    activating: {
      persona: 'new-wallet',
      input: { kind: 'initialize', begun: null },
      steps: [{ press: 'balance.activate' }],
    },
  },
  events: ({ kind }: ResetInput) => ({
    'type-three-digits': { type: 'TYPE', text: '246' },
    'type-six-digits': { type: 'TYPE', text: '246810' },
    confirm: {
      type: 'CONFIRM',
      ...confirmed('payment', { kind, payCode: '246810', before: { wallet: null, openOrders: null } }),
    },
    retry: { type: 'RETRY' },
    ...submissionEvents({ path: resetWallet.path, answer: EventId.parse('sample'), found: null, code: '4001' }),
    'payment-pending': payment('PENDING'),
    'payment-done': payment('DONE'),
    'payment-failed': payment('PAYMENT_FAILED'),
    'payment-rejected': payment('FAIL', '5002'),
    'payment-unknown': failed('checkPayment', refusal(CHECK, '5001')),
    'check-not-answered': failed('checkPayment', silence(CHECK)),
    'two-seconds': passed('nextCheck', 'reset.paying.waiting'),
    'one-minute': passed('slow', 'reset.paying'),
    'balance-loaded': done('refresh'),
    'balance-not-loaded': failed('refresh', silence('')),
  }),
  when: submissionWhen,
  key: (context: ResetContext) => [
    context.payCode.length,
    paymentTrouble(context),
    context.isSlow,
    context.missedChecks > 0,
  ],
  titles: ['dialogs:resetModal.initTitle', 'dialogs:resetModal.resetTitle'],
  says: {
    init: 'dialogs:resetModal.resetText',
    'loading.sending': 'dialogs:resetModal.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'paying.checking': 'dialogs:resetModal.payingTitle',
    'paying.waiting': 'dialogs:resetModal.payingTitle',
    'paying.waiting--check-not-answered': 'dialogs:resetModal.payingMissed',
    settling: 'dialogs.settling',
    success: 'dialogs:resetModal.resetDone',
    error: 'dialogs:resetModal.notSent',
    'error--not-found': 'dialogs:resetModal.lostTitle',
  },
  calls: [resetWallet.path, initializeWallet.path],
  codes: [...Object.values(walletCodes), ...Object.values(payCodes)].map(String),
}
