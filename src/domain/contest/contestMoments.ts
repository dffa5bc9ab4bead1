import type { Contest } from '../../api/contest.ts'
import type { CalendarMoment } from './calendar.ts'
import { contestAddress, contestFileName } from './contestFileName.ts'

interface Words {
  starts: string
  ends: string
  about: string
}

/** Start and end of a contest as calendar events, and the file's name: the same events in every file of one exchange. */
export function contestMoments({ contestId, startDate, endDate }: Contest, words: Words, at: { host: string; origin: string }) {
  const id = encodeURIComponent(contestId)
  const description = `${words.about}\n${contestAddress(contestId, at.origin)}`
  const moments: CalendarMoment[] = [
    { uid: `contest-${id}-start@${at.host}`, at: startDate, summary: words.starts, description },
    { uid: `contest-${id}-end@${at.host}`, at: endDate, summary: words.ends, description },
  ]
  return { fileName: contestFileName(contestId, 'ics'), moments }
}
