import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsLater, monthTotal, weeksOf } from '../../../../src/domain/results/days.ts'
import { forAll } from '../../../forAll.ts'
import { d } from '../builders.ts'

test('a month has weeks from Monday, padded with empty days', () => {
  expect(weeksOf('2025-11').map((week) => week.map((day) => day?.slice(8) ?? '..').join(' '))).toEqual([
    '.. .. .. .. .. 01 02',
    '03 04 05 06 07 08 09',
    '10 11 12 13 14 15 16',
    '17 18 19 20 21 22 23',
    '24 25 26 27 28 29 30',
  ])
  expect(weeksOf('2021-02')).toHaveLength(4)
})

test('any month has each of its days once, on its weekday', () => {
  forAll(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
    const name = `${year}-${String(month).padStart(2, '0')}`
    const weeks = weeksOf(name)
    const days = weeks.flat().filter((day) => day !== null)
    expect(days).toEqual(
      Array.from(
        { length: new Date(year, month, 0).getDate() },
        (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`,
      ),
    )
    for (const week of weeks)
      week.forEach((day, place) => day !== null && expect((new Date(day).getUTCDay() + 6) % 7).toBe(place))
    expect(monthsLater(monthsLater(name, 1), -1)).toBe(name)
  })
})

test('January follows December of the previous year', () =>
  expect([monthsLater('2025-12', 1), monthsLater('2025-01', -1)]).toEqual(['2026-01', '2024-12']))

test('a month’s total includes its days only', () => {
  const day = (name: string, trades: number, net: string) => ({ day: name, trades, net: d(net), total: d('0') })
  const days = [day('2025-10-31', 9, '100'), day('2025-11-01', 2, '0.1'), day('2025-11-30', 1, '0.2')]
  expect(monthTotal(days, '2025-11')).toEqual({ trades: 3, net: '0.3' })
  expect(monthTotal(days, '2025-12')).toEqual({ trades: 0, net: '0' })
})
