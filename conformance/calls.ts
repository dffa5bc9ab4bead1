import type { Endpoint } from '../src/api/endpoint.ts'
import { joinContest } from '../src/api/contest.ts'
import { closeOrder, createOrder, editOrder } from '../src/api/order.ts'
import { addAgreement, setContractRollover, terminateAfter401, terminateSession } from '../src/api/user.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../src/api/wallet.ts'

/** Calls of the app that change something, with why the checks never make them; null: those of the profile changes. */
export const CHANGES: readonly [call: Endpoint, whyNot: string | null][] = [
  [createOrder, null],
  [editOrder, null],
  [closeOrder, null],
  [setContractRollover, null],
  [joinContest, 'cannot be undone: asked with a wrong token only'],
  [initializeWallet, 'wants a payment'],
  [resetWallet, 'wants a payment, and closes every position'],
  [checkWalletEvent, 'follows a payment'],
  [addAgreement, 'cannot be undone'],
  [terminateSession, 'ends the session the checks use'],
  [terminateAfter401, 'ends the session the checks use'],
]
