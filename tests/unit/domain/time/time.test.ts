import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Instant } from '../../../../src/api/scalars.ts'
import { bannerDate, updateHour } from '../../../../src/domain/contest/time/contestTime.ts'
import { contestDate, countdown, shortUtc, utcMinute } from '../../../../src/domain/time/time.ts'
import { forAll } from '../../../forAll.ts'

const at = (iso: string) => Instant.parse(iso)

test('dates are formatted as on each screen', () => {
  const instant = at('2025-11-18T08:05:59Z')
  expect(utcMinute(instant)).toBe('2025-11-18 08:05')
  expect(shortUtc(instant)).toBe('11-18 08:05')
  expect(contestDate(instant)).toBe('18.11.2025 08:05')
  expect(bannerDate(instant, 'en')).toBe('November 18, 2025 08:05')
  expect(bannerDate(instant, 'pl')).toBe('18 listopada 2025 08:05')
  expect(updateHour(instant)).toBe('08:00')
})

test('Polish names every month in the genitive', () => {
  const names = Array.from({ length: 12 }, (_, month) => {
    const second = Instant.parse(Date.UTC(2026, month, 2))
    return bannerDate(second, 'pl').split(' ')[1]
  })
  expect(names.join(' ')).toBe(
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  )
})

test('an unknown date is a dash, not today', () => {
  expect([utcMinute(null), shortUtc(null), contestDate(null)]).toEqual(['–', '–', '–'])
})

test('a countdown has days, hours, minutes and seconds, and shows zero exactly from the target time on', () => {
  const start = at('2025-11-18T12:00:00Z')
  forAll(fc.integer({ min: -10_000, max: 200_000_000 }), (left) => {
    const { days, hours, minutes, seconds } = countdown(start, start - left)
    const shown = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    expect(shown).toBe(Math.max(0, Math.ceil(left / 1_000)))
    expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
  })
})
