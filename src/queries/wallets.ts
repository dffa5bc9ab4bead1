import { queryOptions } from '@tanstack/react-query'
import type { EventId } from '../api/scalars.ts'
import { checkWalletEvent, listWallets } from '../api/wallet.ts'
import { call } from './call/call.ts'
import { pollOptions } from './call/client.ts'
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

/** Status of a payment: DONE, PAYMENT_FAILED, FAIL (with a code), or anything else while it is being paid. */
export function checkPayment(eventId: EventId, signal?: AbortSignal) {
  markPayment()
  return call(checkWalletEvent, { eventId }, { signal })
}
