import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendar } from '../../../../src/domain/contest/calendar.ts'
import { contestMoments } from '../../../../src/domain/contest/contestMoments.ts'
import { Instant } from '../../../../src/api/scalars.ts'
import { contest, NOON } from '../builders.ts'

const moment = { uid: 'contest-7-start@futures.example', at: Instant.parse(NOON), summary: 'Autumn ROI Cup: start', description: 'Trade period' }
const octets = (text: string) => Buffer.byteLength(text, 'utf8')

/** A parser by RFC 5545 that shares no code with the writer: unfolded lines, as name and value. */
function read(text: string): [string, string][] {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
}
const unescaped = (value: string) => value.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
const valuesOf = (name: string, text: string) => read(text).filter(([each]) => each === name).map(([, value]) => value)

test('an event is written completely, in UTC, with a reminder an hour before', () => {
  expect(calendar([moment], NOON - 2 * 3_600_000)).toBe(
    [
      'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Futures//Contests//EN', 'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT', 'UID:contest-7-start@futures.example', 'DTSTAMP:20251121T120000Z', 'DTSTART:20251121T140000Z', 'SUMMARY:Autumn ROI Cup: start', 'DESCRIPTION:Trade period', 'TRANSP:TRANSPARENT',
      'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Autumn ROI Cup: start', 'TRIGGER:-PT1H', 'END:VALARM',
      'END:VEVENT', 'END:VCALENDAR', '',
    ].join('\r\n'),
  )
})

test('events less than an hour away, or past, have no reminder', () => {
  const rings = (now: number) => calendar([moment], now).includes('VALARM')
  expect([rings(NOON - 3_600_001), rings(NOON - 3_600_000), rings(NOON + 1)]).toEqual([true, false, false])
})

// oxlint-disable-next-line no-control-regex -- they are what is left out
const control = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), fc.string({ unit: fc.constantFrom('\\', ';', ',', ':', '"', '\r', '\n', '\t', ' ', 'ą', '🏆', 'é'), maxLength: 120, size: 'max' }))

test('for any contest name the file parses back, with lines of at most 75 octets', () => {
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = calendar([{ ...moment, summary, description }], NOON)
      for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
      expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text)
      expect(valuesOf('SUMMARY', text).map(unescaped)).toEqual([control(summary)])
      expect(valuesOf('DESCRIPTION', text).map(unescaped)).toEqual([control(description)])
      expect(read(text).map(([name]) => name).filter((name) => name === 'BEGIN')).toHaveLength(2)
    }),
  )
})

test('a contest has a start and an end event with stable ids', () => {
  const words = { starts: 'S', ends: 'E', about: 'A' }
  const at = { host: 'x.example', origin: 'https://x.example' }
  const { fileName, moments } = contestMoments(contest(), words, at)
  expect(fileName).toBe('futures-contest-7.ics')
  expect(moments).toEqual([
    { uid: 'contest-7-start@x.example', at: NOON, summary: 'S', description: 'A\nhttps://x.example/futures/contests/7' },
    { uid: 'contest-7-end@x.example', at: NOON + 86_400_000, summary: 'E', description: 'A\nhttps://x.example/futures/contests/7' },
  ])
  expect(contestMoments(contest(), words, at)).toEqual({ fileName, moments })
})

test('for any id the file name is valid for hosts and file systems', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (contestId) => {
      const { fileName } = contestMoments(contest({ contestId }), { starts: 'S', ends: 'E', about: 'A' }, { host: 'h', origin: 'o' })
      expect(fileName).toMatch(/^futures-contest-[\w-]{1,60}\.ics$/)
    }),
  )
})
