import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { Instant } from '../../../src/api/scalars.ts'
import { bannerDate } from '../../../src/domain/contest/time/contestTime.ts'
import { contestDate, localMinute, shortUtc, utcMinute } from '../../../src/domain/time/time.ts'
import { forSoMany } from '../../forAll.ts'
import { size } from '../../proofs/reliability/figure.ts'

// A separate file, since only a process can change its time zone while it runs, not a worker thread.
const zoneOfMachine = process.env.TZ
afterEach(() => {
  if (zoneOfMachine === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfMachine
})

/** Both daylight-saving changes in Warsaw, and both in New York. */
const NIGHTS = [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25), Date.UTC(2026, 2, 8), Date.UTC(2026, 10, 1)]

const instants = fc
  .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: -43_200_000, max: 86_400_000 }))
  .map(([night, ms]) => night + ms)

test.each([
  ['Europe/Warsaw', -60],
  ['America/New_York', 240],
  ['Asia/Kathmandu', -345],
  ['UTC', 0],
])('in %s all dates are equal, also during clock changes', (zone, offset) => {
  process.env.TZ = zone
  expect(new Date(NIGHTS[0]!).getTimezoneOffset()).toBe(offset)
  forSoMany(size(500, 5_000))(instants, (ms) => {
    const instant = Instant.parse(ms)
    const [date = '', time = ''] = new Date(ms).toISOString().split('T')
    const [year, month, day] = date.split('-')
    const minute = time.slice(0, 5)
    expect(utcMinute(instant)).toBe(`${date} ${minute}`)
    expect(shortUtc(instant)).toBe(`${month}-${day} ${minute}`)
    expect(contestDate(instant)).toBe(`${day}.${month}.${year} ${minute}`)
    const named = { en: bannerDate(instant, 'en'), pl: bannerDate(instant, 'pl') }
    expect(named.en).toMatch(new RegExp(`^\\w+ ${day}, ${year} ${minute}$`))
    expect(named.pl).toMatch(new RegExp(`^${day} \\p{L}+ ${year} ${minute}$`, 'u'))
  })
})

test('the user’s local time shows its UTC offset', () => {
  process.env.TZ = 'Europe/Warsaw'
  expect(localMinute(Instant.parse('2025-11-21T23:30:00Z'))).toBe('2025-11-22 00:30 UTC+01:00')
  expect(localMinute(Instant.parse('2025-07-21T12:00:00Z'))).toBe('2025-07-21 14:00 UTC+02:00')
  expect(localMinute(null)).toBe('–')
})
