import { queryOptions } from '@tanstack/react-query'
import type { EventId } from '../api/scalars.ts'
import { checkWalletEvent, initializeWallet, listWallets, resetWallet } from '../api/wallet.ts'
import { call } from './call/call.ts'
import { pollOptions } from './client.ts'
import { markPayment } from './orderMarks.ts'

/** The current wallet, bypassing the cache: verifies a change whose response was lost. */
export async function fetchWalletNow(signal?: AbortSignal) {
  const { list, initialized } = await call(listWallets, {}, { signal })
  return { entry: list[0] ?? null, initialized }
}

/** The virtual balance: its first entry (null if there is none) and whether it was ever activated. */
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => fetchWalletNow(signal),
  ...pollOptions,
})

/** Starts the payment of an activation. `key` is one UUID per confirmation. */
export const sendInitialize = (payCode: string, key: string) => call(initializeWallet, { payCode }, { idempotencyKey: key })

export const sendReset = (payCode: string, key: string) => call(resetWallet, { payCode }, { idempotencyKey: key })

/** Status of a payment: DONE, PAYMENT_FAILED, FAIL (with a code), or anything else while it is being paid. */
export function checkPayment(eventId: EventId, signal?: AbortSignal) {
  markPayment()
  return call(checkWalletEvent, { eventId }, { signal })
}
