import type { Instant } from '../../api/scalars.ts'

/** An event for a calendar, such as the start of a contest. */
export interface CalendarMoment {
  /** Stable for the same event, so that a calendar replaces it. */
  uid: string
  at: Instant
  summary: string
  description: string
}

const LINE_OCTETS = 75
const HOUR_MS = 3_600_000
/** '20251118T120000Z' */
const stamp = (epochMs: number) => `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Escapes a text as in RFC 5545 §3.3.11. Line breaks are the only control characters kept. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- they are what has to go
    .replaceAll(/[\u0000-\u001f\u007f]/g, '')

const octets = (character: string) => new TextEncoder().encode(character).length

/** Splits a line into pieces of at most 75 octets, between characters: RFC 5545 §3.1. */
function folded(line: string): string {
  let [text, used] = ['', 0]
  for (const character of line) {
    const size = octets(character)
    if (used + size > LINE_OCTETS) {
      text += '\r\n '
      used = 1
    }
    text += character
    used += size
  }
  return `${text}\r\n`
}

/** An hour before, unless that is past. */
const alarm = ({ at, summary }: CalendarMoment, now: number) =>
  at - HOUR_MS > now ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-PT1H', 'END:VALARM'] : []

const event = (moment: CalendarMoment, now: number) => [
  'BEGIN:VEVENT',
  `UID:${escaped(moment.uid)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(moment.at)}`,
  `SUMMARY:${escaped(moment.summary)}`,
  `DESCRIPTION:${escaped(moment.description)}`,
  // Does not mark the user as busy.
  'TRANSP:TRANSPARENT',
  ...alarm(moment, now),
  'END:VEVENT',
]

/** Events as a calendar file by RFC 5545, in UTC, each with a reminder an hour before. `now`: epoch ms. */
export const calendar = (moments: readonly CalendarMoment[], now: number): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Futures//Contests//EN', 'CALSCALE:GREGORIAN', ...moments.flatMap((moment) => event(moment, now)), 'END:VCALENDAR']
    .map(folded)
    .join('')
