import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsLater, monthTotal, weeksOf } from '../../../../src/domain/results/days.ts'
import { forAll } from '../../../forAll.ts'
import { d } from '../builders.ts'

test('any month has each of its days once, in whole weeks from Monday', () => {
  forAll(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
    const name = `${year}-${String(month).padStart(2, '0')}`
    const weeks = weeksOf(name)
    expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
    const days = weeks.flat().filter((day) => day !== null)
    expect(days.map((day) => day.slice(0, 7))).toEqual(days.map(() => name))
    const numbers = Array.from({ length: new Date(year, month, 0).getDate() }, (_, index) => index + 1)
    expect(days.map((day) => Number(day.slice(8)))).toEqual(numbers)
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
