import { expect, test, vi } from 'vitest'
import { getFuturesProfile, getUserProfile } from '../../../src/api/user.ts'
import { storage } from '../../../src/platform/storage.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { futuresProfileQuery, refreshFuturesProfile, userProfileQuery } from '../../../src/queries/user.ts'
import { ANNA } from './knownUser.ts'

const answers = new Map<string, () => object | Promise<object>>()
vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
  const body = await answers.get(path)?.()
  if (signal?.aborted) throw signal.reason
  return Response.json({ result: 'ok', ...body })
})

test('the loaded profile says beside the session’s marker whose session it is', async () => {
  answers.set(getUserProfile.path, () => ({
    isInEu: false,
    hasKyc: true,
    agreements: { futuresConfirmationDate: ANNA },
  }))
  await queryClient.fetchQuery(userProfileQuery)
  expect(storage.sessionUser.get()).toBe(Date.parse(ANNA))
})

test('a setting requested before it was changed is not shown after it', async () => {
  const former = Promise.withResolvers<object>()
  answers.set(getFuturesProfile.path, () => former.promise)
  const earlier = queryClient.fetchQuery(futuresProfileQuery).catch(() => null)
  await refreshFuturesProfile()
  former.resolve({ nextRolloverDate: null, contractRollover: false })
  await earlier
  expect(queryClient.getQueryData(futuresProfileQuery.queryKey)).toBeUndefined()
})
