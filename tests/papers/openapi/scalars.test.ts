import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, Instant, OrderId } from '../../../src/api/scalars.ts'
import * as z from '../../../src/api/zod.ts'
import { forAll, forSoMany } from '../../forAll.ts'
import { faultsOf } from './committed.ts'

const isDescribed = (name: string, value: unknown) =>
  faultsOf({ $ref: `#/components/schemas/${name}` }, value).length === 0
const digits = fc.stringMatching(/^-?\d{0,32}(\.\d{0,32})?([eE][+-]?\d{0,4})?$/)
const odd = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.object(),
  fc.constantFrom('', '-', '1e', '.5', '5.', ' 1', '0x10', 'Infinity', 'NaN', '１'),
)

test('the described decimals are exactly those accepted, except for exponents beyond 30 digits', () => {
  forAll(fc.oneof(digits, odd), (value) => {
    const isRead = z.safeParse(Decimal, value).success
    if (isRead) expect(isDescribed('Decimal', value)).toBe(true)
    if (!isRead && !(typeof value === 'string' && /e/i.test(value))) expect(isDescribed('Decimal', value)).toBe(false)
  })
})

test('a sent decimal is as described, also from a number or an exponent', () => {
  forAll(fc.oneof(digits, fc.double({ noNaN: true })), (value) => {
    const read = z.safeParse(Decimal, value)
    if (read.success) expect(isDescribed('SentDecimal', read.data)).toBe(true)
  })
  expect(isDescribed('SentDecimal', '1e-8')).toBe(false)
  expect(isDescribed('SentDecimal', 1)).toBe(false)
})

const two = (highest: number) => fc.integer({ min: 0, max: highest }).map((value) => String(value).padStart(2, '0'))
const dates = fc
  .tuple(
    fc.constantFrom('1999', '2000', '2026', '2099'),
    two(13),
    two(29),
    fc.constantFrom('', 'T', ' '),
    two(23),
    two(59),
    fc.constantFrom('', ':30', ':30.123456789', ':30.'),
    fc.constantFrom('', 'Z', '+01:00', '-0530', 'z'),
  )
  .map(([year, month, day, joint, hour, minute, second, zone]) =>
    joint === '' ? `${year}-${month}-${day}` : `${year}-${month}-${day}${joint}${hour}:${minute}${second}${zone}`,
  )

test('the described instants are exactly those accepted', () => {
  forSoMany(500)(
    fc.oneof(dates, fc.integer(), fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 }), fc.double(), odd),
    (value) => {
      // An exact first or last hour of the century depends on the zone; February's last days on the year.
      if (typeof value === 'string' && /^(2000-01-01|2099-12-31|1999-12-31|\d{4}-02-(29|3))/.test(value)) return
      expect([value, isDescribed('Instant', value)]).toEqual([value, z.safeParse(Instant, value).success])
    },
  )
})

test('every described identifier is accepted, and sent as described', () => {
  forAll(
    fc.oneof(
      fc.string({ maxLength: 140 }),
      fc.integer(),
      fc.maxSafeInteger(),
      fc.constantFrom(2 ** 53, 1.5, '', 'x'.repeat(129)),
      odd,
    ),
    (value) => {
      const read = z.safeParse(OrderId, value)
      expect([value, isDescribed('Identifier', value)]).toEqual([value, read.success])
      if (read.success) expect(isDescribed('SentIdentifier', read.data)).toBe(true)
    },
  )
})
