import { useStore } from '../../../ui/hooks/useStore.ts'
import { hostToken } from '../host/hostToken.ts'
import { Contests } from '../page/Contests.tsx'

interface Props {
  contestId: string | null
  /** From the address: the contest user token, unless the host sends another. Contract §4. */
  token: string | null
}

/** Contests in a phone's webview: no shell, no cookie, no authorization call. Specification §2. */
export function WebviewContest({ contestId, token }: Props) {
  const saidToken = useStore(hostToken)
  return <Contests basePath="/mcontests" contestId={contestId} token={saidToken ?? token} />
}
