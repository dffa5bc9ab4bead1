import { getFuturesProfile } from '../api/user.ts'
import { call } from './call/call.ts'
import { queryClient } from './call/client.ts'
import { futuresProfileQuery } from './user.ts'

/** The current profile, bypassing the cache: for opening a dialog, and to verify a change whose response was lost. */
export const fetchFuturesProfileNow = (signal?: AbortSignal) => call(getFuturesProfile, {}, { signal })

/** Refetches rollover setting and date after a change. */
export async function refreshFuturesProfile(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: futuresProfileQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: futuresProfileQuery.queryKey })
}
