import { Contests } from '../contest/Contests.tsx'

interface Props {
  contestId: string | null
  /** From the address; it is the contest user token. Contract §4. */
  token: string | null
}

/** Contests in a phone's webview: no shell, no cookie, no authorization call. Specification §2. */
export const WebviewContest = ({ contestId, token }: Props) => <Contests place="/mcontests" contestId={contestId} token={token} />
