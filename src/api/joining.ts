import { endpoint } from './endpoint.ts'
import { ContestId } from './scalars.ts'
import * as z from './zod.ts'

export const joinContest = endpoint({
  path: '/futures/api/contest/join',
  request: z.object({ contestUserToken: z.string(), contestId: ContestId }),
  changes: true,
})
export const createContestToken = endpoint({
  path: '/futures/api/user/contest/authorization/create',
  response: z.object({ contestUserToken: z.string() }),
})
