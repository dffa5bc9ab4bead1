/** Prints every date text of the product around daylight-saving changes: a child process in another time zone. */
import { bannerDate } from '../../../src/domain/contest/time/contestTime.ts'
import { contestDate, shortUtc, utcMinute } from '../../../src/domain/time/time.ts'
import { Instant } from '../../../src/api/scalars.ts'

const count = Number(process.argv[2])
const DAY_MS = 86_400_000
/** Both daylight-saving changes in Warsaw, and both in New York. */
const nights = [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25), Date.UTC(2026, 2, 8), Date.UTC(2026, 10, 1)]

const lines = nights.flatMap((night) =>
  Array.from({ length: count }, (_, index) => {
    const instant = Instant.parse(night - DAY_MS / 2 + Math.floor((index * 2 * DAY_MS) / count))
    return [utcMinute(instant), shortUtc(instant), contestDate(instant), bannerDate(instant, 'en'), bannerDate(instant, 'pl')].join(' | ')
  }),
)
process.stdout.write(`${new Date(nights[0] ?? 0).getTimezoneOffset()}\n${lines.join('\n')}\n`)
