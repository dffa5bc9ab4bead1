import { queryOptions } from '@tanstack/react-query'
import { listWallets } from '../api/wallet.ts'
import { call } from './call/call.ts'
import { pollOptions } from './call/client.ts'

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
