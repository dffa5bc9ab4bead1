import type { ContestId } from '../../api/scalars.ts'

/** Characters of the id in the file's name. */
const MAX_NAME = 60

/** Name of a contest's picture: 'futures-contest-1041.png'. */
export const contestFileName = (contestId: ContestId): string =>
  `futures-contest-${contestId.replaceAll(/[^\w-]+/g, '-').slice(0, MAX_NAME)}.png`

/** Public address of a contest, without a user's token. */
export const contestAddress = (contestId: ContestId, origin: string): string => `${origin}/futures/contests/${encodeURIComponent(contestId)}`
