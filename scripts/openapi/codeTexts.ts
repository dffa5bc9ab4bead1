import { joinContest } from '../../src/api/contest.ts'
import { closeOrder, createOrder, editOrder } from '../../src/api/order.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/wallet.ts'

/** Where the app's texts have the words for a call's codes, by the call's path: a key of common.yaml, below it the code. Specification §8. */
export const CODE_TEXTS: ReadonlyMap<string, string> = new Map([
  [createOrder.path, 'dashboard.createOrder.error'],
  [closeOrder.path, 'closeOrder.error'],
  [editOrder.path, 'addTPSL.error'],
  [initializeWallet.path, 'resetModal.initError'],
  [resetWallet.path, 'resetModal.resetError'],
  [checkWalletEvent.path, 'resetModal.payError'],
  [joinContest.path, 'joinModal.error'],
])
