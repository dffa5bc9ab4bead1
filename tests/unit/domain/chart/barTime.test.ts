import { expect, test } from 'vitest'
import { barTime, roundDuration } from '../../../../src/domain/chart/barTime.ts'

const AT = Date.UTC(2025, 10, 21, 14, 15) / 1_000

test('a row shows the time for minutes of the newest day, day and time for earlier ones and for longer candles, and the date for days', () => {
  const [same, next] = [AT + 9 * 3_600, AT + 10 * 3_600]
  expect([
    barTime(AT, '1', same),
    barTime(AT, '1', next),
    barTime(AT, '5', AT),
    barTime(AT, '240', AT),
    barTime(AT, '1D', AT),
  ]).toEqual(['14:15', '11-21 14:15', '11-21 14:15', '11-21 14:15', '2025-11-21'])
})

test.each([
  [1, 1, 'minutes'],
  [179, 179, 'minutes'],
  [180, 3, 'hours'],
  [1_500, 25, 'hours'],
  [4_319, 72, 'hours'],
  [4_320, 3, 'days'],
  [432_000, 300, 'days'],
])('%d minutes are shown as %d %s', (minutes, count, unit) => {
  expect(roundDuration(minutes)).toEqual({ count, unit })
})
