import { queryOptions } from '@tanstack/react-query'
import {
  addAgreement,
  checkAvailability,
  getFuturesProfile,
  getUserConfiguration,
  getUserProfile,
  setContractRollover,
  USER_FUTURES_CONFIG,
} from '../wire/user.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'

export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: async ({ signal }) => (await call(checkAvailability, {}, { signal })).tabVisibility,
  staleTime: Number.POSITIVE_INFINITY,
})

export const userProfileQuery = queryOptions({
  queryKey: ['userProfile'],
  queryFn: ({ signal }) => call(getUserProfile, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Nobody shows it, but whose session it is has to be known as long as it lasts.
  gcTime: Number.POSITIVE_INFINITY,
})

/**
 * What tells this user from another of the same browser: when the terms were accepted, in epoch ms. The exchange tells no name.
 * Null until it has told.
 */
export const userMark = (): number | null =>
  queryClient.getQueryData(userProfileQuery.queryKey)?.agreements.futuresConfirmationDate ?? null

/** Rollover setting and date; the trading page's rollover line. */
export const futuresProfileQuery = queryOptions({
  queryKey: ['futuresProfile'],
  queryFn: ({ signal }) => call(getFuturesProfile, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

export const contestsVisibilityQuery = queryOptions({
  queryKey: ['contestsVisibility'],
  queryFn: async ({ signal }) => (await call(getUserConfiguration, { id: USER_FUTURES_CONFIG }, { signal })).data.contestsVisibility,
  staleTime: Number.POSITIVE_INFINITY,
})

export const sendAgreement = (key: string) => call(addAgreement, { agreement: 'FUTURES' }, { idempotencyKey: key })

/** The profile as the exchange has it now, past the cache: what a dialog starts from, and how a lost answer is looked up. */
export const fetchFuturesProfileNow = (signal?: AbortSignal) => call(getFuturesProfile, {}, { signal })

export const sendRollover = (contractRollover: boolean, key: string) =>
  call(setContractRollover, { contractRollover }, { idempotencyKey: key })

/** Rollover setting and date as they are after a change. */
export async function refreshFuturesProfile(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: futuresProfileQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: futuresProfileQuery.queryKey })
}

/** Starts the four calls of the entry, before the texts and the shell's code are there. Specification §4. */
export function startEntry() {
  void queryClient.prefetchQuery(availabilityQuery)
  void queryClient.prefetchQuery(userProfileQuery)
  void queryClient.prefetchQuery(futuresProfileQuery)
  void queryClient.prefetchQuery(contestsVisibilityQuery)
}
