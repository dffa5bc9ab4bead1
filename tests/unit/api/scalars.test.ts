import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Level } from '../../../src/api/order.ts'
import { keepIdType, ContestId, Decimal, Instant, maybe, OrderId } from '../../../src/api/scalars.ts'
import * as wallet from '../../../src/api/wallet.ts'
import * as z from '../../../src/api/zod.ts'
import { forAll } from '../../forAll.ts'

const digitsOf = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{0,${length - 1}}$`))

test('an identifier keeps the type of its own family: order 17 as a number says nothing about contest 17 as a text', () => {
  expect([OrderId, ContestId].map((schema, index) => z.parse(schema, index === 0 ? 4217 : '4217'))).toEqual([
    '4217',
    '4217',
  ])
  expect(JSON.parse(JSON.stringify({ orderId: '4217', contestId: '4217' }, keepIdType))).toEqual({
    orderId: 4217,
    contestId: '4217',
  })
})

test('a decimal keeps all received digits', () => {
  forAll(digitsOf(30), digitsOf(30), (whole, fraction) => {
    expect(Decimal.parse(`${whole}.${fraction}`)).toBe(`${whole}.${fraction}`)
  })
  expect(Decimal.parse('9007199254740993')).toBe('9007199254740993')
  expect(Decimal.parse('0.1000')).toBe('0.1000')
})

test('a level of zero, or below, is none', () => {
  expect(['0', 0, '0.00', '-1', null, 'x', '0.00000001'].map((sent) => z.parse(maybe(Level), sent))).toEqual([
    ...Array.from({ length: 6 }, () => null),
    '0.00000001',
  ])
})

test('a decimal received as a number is expanded to plain digits', () => {
  expect([1e-8, 0.1, 12, -0.5, 1e21].map((number) => Decimal.parse(number))).toEqual([
    '0.00000001',
    '0.1',
    '12',
    '-0.5',
    '1000000000000000000000',
  ])
})

test.each([
  '',
  ' 1',
  '1,5',
  '0x10',
  '1.',
  '.5',
  'NaN',
  'Infinity',
  true,
  false,
  null,
  [],
  {},
  [1],
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%j is not a decimal', (value) => {
  expect(Decimal.safeParse(value).success).toBe(false)
})

test('a boolean must be true or false; anything else violates the contract', () => {
  const read = (initialized: unknown) => wallet.listWallets.response.safeParse({ list: [], initialized })
  expect([true, false].map((initialized) => read(initialized).data?.initialized)).toEqual([true, false])
  expect(['false', 'true', 0, 1, null, undefined].map((initialized) => read(initialized).success)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

test('an identifier is a text; a number that has lost digits is rejected', () => {
  expect(OrderId.parse(17)).toBe('17')
  expect(OrderId.parse('0017')).toBe('0017')
  expect([2 ** 53, 1.5, '', null].map((value) => OrderId.safeParse(value).success)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('an identifier is sent as it was received: a number as a number', () => {
  OrderId.parse(1701)
  OrderId.parse('1702')
  ContestId.parse(1703)
  const sent = {
    orderId: '1701',
    market: '1701',
    list: [{ orderId: '1702', contestId: '1703', contestUserToken: '1703' }],
  }
  expect(JSON.parse(JSON.stringify(sent, keepIdType))).toEqual({
    orderId: 1701,
    market: '1701',
    list: [{ orderId: '1702', contestId: 1703, contestUserToken: '1703' }],
  })
})

test('an instant without a zone is UTC; an impossible date is rejected', () => {
  expect(Instant.parse('2025-11-28T08:00')).toBe(Date.UTC(2025, 10, 28, 8))
  expect(Instant.parse('2025-11-28T08:00:00+02:00')).toBe(Date.UTC(2025, 10, 28, 6))
  expect(
    ['2025-02-31', '2025-13-01', '1999-12-31', '2100-01-02', 'today'].map((text) => Instant.safeParse(text).success),
  ).toEqual([false, false, false, false, false])
})
