import { useQuery } from '@tanstack/react-query'
import { activeContestsQuery } from '../../../../queries/activeContests.ts'
import { latePart } from '../../../../shared/late/latePart.tsx'
import { useContestsVisible } from '../../../../shared/page/useContestsVisible.ts'

const ActiveContest = latePart(null, async () => (await import('./ActiveContest.tsx')).ActiveContest)

// One line of 40 px, or 32 in a low window; on a phone two, held sideways none. Higher only if the user's text spacing requires it.
const band =
  'relative grid grid-cols-1 min-h-18 border-b border-s-3 border-b-line border-s-accent-solid bg-bg min-[22.5em]:min-h-14 min-[53.75em]:min-h-[clamp(2rem,100vh-720px,2.5rem)] min-[53.75em]:pointer-coarse:min-h-11'

/**
 * The current contest, above the trading page. Its space is reserved as soon as the user's setting allows it, until the response
 * says that there is none, so that the page below does not move. Specification §2.
 */
export function ContestStrip() {
  const isVisible = useContestsVisible()
  const { data: active, isPending } = useQuery({ ...activeContestsQuery, enabled: isVisible })
  const contest = active?.items[0]

  if (!isVisible || (!isPending && !contest)) return null
  return <div className={band}>{contest && <ActiveContest contest={contest} />}</div>
}
