import { type ResetContext, troubleIn } from '../../src/machines/reset.ts'
import { EventId } from '../../src/api/scalars.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/wallet.ts'
import { walletCodes, payCodes } from '../../sandbox/codes.ts'
import type { View } from '../types.ts'
import { refusal, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed, passed } from '../xstate.ts'

const CHECK = checkWalletEvent.path
const payment = (state: string, code?: string) => done('checkPayment', { state, code })

/** Activating and resetting the balance. */
export const view: View = {
  scenes: {
    resetting: {
      persona: 'demo',
      page: '/market/BTC-USDC',
      input: { kind: 'reset', begun: null },
      presses: [{ button: (t) => t('balance.resetLong') }],
    },
    activating: {
      persona: 'new-wallet',
      page: '/market/BTC-USDC',
      input: { kind: 'initialize', begun: null },
      presses: [{ button: (t) => t('balance.activate') }],
    },
  },
  events: () => ({
    'Three digits are typed': { type: 'TYPE', text: '246' },
    'Six digits are typed': { type: 'TYPE', text: '246810' },
    'The trader confirms': { type: 'CONFIRM', key: 'sample', at: Date.now(), before: { wallet: null, openOrders: null } },
    'The trader tries again': { type: 'RETRY' },
    ...submissionEvents({ path: resetWallet.path, answer: EventId.parse('sample'), found: null, code: '4001' }),
    'The payment is under way': payment('PENDING'),
    'The payment is done': payment('DONE'),
    'The payment has failed': payment('PAYMENT_FAILED'),
    'The payment is rejected': payment('FAIL', '5002'),
    'The exchange does not know the payment': failed('checkPayment', refusal(CHECK, '5001')),
    'The check is not answered': failed('checkPayment', silence(CHECK)),
    'Two seconds pass': passed('nextCheck', 'reset.paying.waiting'),
    'A minute passes': passed('slow', 'reset.paying'),
    'The balance comes': done('refresh'),
    'The balance does not come': failed('refresh', silence('')),
  }),
  when: submissionWhen,
  key: (context: ResetContext) => [context.payCode.length, troubleIn(context), context.isSlow, context.missedChecks > 0],
  says: {
    'init': 'resetModal.resetText',
    'loading.sending': 'resetModal.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'paying.checking': 'resetModal.payingTitle',
    'paying.waiting': 'resetModal.payingTitle',
    'settling': 'dialogs.settling',
    'success': 'resetModal.resetDone',
    'error': 'resetModal.notSent',
  },
  calls: [resetWallet.path, initializeWallet.path],
  codes: [...Object.values(walletCodes), ...Object.values(payCodes)].map(String),
}
