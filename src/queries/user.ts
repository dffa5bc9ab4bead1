import { queryOptions } from '@tanstack/react-query'
import {
  checkAvailability,
  getFuturesProfile,
  getUserConfiguration,
  getUserProfile,
  USER_FUTURES_CONFIG,
} from '../api/user.ts'
import type * as z from '../api/zod.ts'
import { storage } from '../platform/storage.ts'
import { call } from './call/call.ts'
import { queryClient } from './call/client.ts'

// The four requests of the gate take no signal: an observer that unmounts would cancel them for the gate, too.
export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: async () => (await call(checkAvailability, {})).tabVisibility,
  staleTime: Number.POSITIVE_INFINITY,
})

type Profile = z.output<typeof getUserProfile.response>

/** The mark beside the session marker; 0 for a user who has not accepted the terms. */
export const storedMark = ({ agreements }: Profile) => agreements.futuresConfirmationDate ?? 0

export const userProfileQuery = queryOptions({
  queryKey: ['userProfile'],
  queryFn: async () => {
    const profile = await call(getUserProfile, {})
    storage.sessionUser.set(storedMark(profile))
    return profile
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Not displayed, but userMark needs it as long as the session lasts.
  gcTime: Number.POSITIVE_INFINITY,
})

/** Distinguishes this user from others of the same browser: when the terms were accepted, epoch ms. The exchange sends no name. Null until loaded. */
export const userMark = (): number | null =>
  queryClient.getQueryData(userProfileQuery.queryKey)?.agreements.futuresConfirmationDate ?? null

/** Rollover setting and date; the trading page's rollover line. */
export const futuresProfileQuery = queryOptions({
  queryKey: ['futuresProfile'],
  queryFn: () => call(getFuturesProfile, {}),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

export const contestsVisibilityQuery = queryOptions({
  queryKey: ['contestsVisibility'],
  queryFn: async () => (await call(getUserConfiguration, { id: USER_FUTURES_CONFIG })).data.contestsVisibility,
  staleTime: Number.POSITIVE_INFINITY,
})
