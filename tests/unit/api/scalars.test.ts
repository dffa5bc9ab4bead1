import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Level } from '../../../src/api/order.ts'
import { keepIdType, ContestId, Decimal, Instant, maybe, OrderId, Precision } from '../../../src/api/scalars.ts'
import * as wallet from '../../../src/api/wallet.ts'
import * as z from '../../../src/api/zod.ts'
import { forAll } from '../../forAll.ts'

const digitsOf = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{0,${length - 1}}$`))

test('a decimal keeps all received digits', () => {
  forAll(digitsOf(30), digitsOf(30), (whole, fraction) => {
    expect(Decimal.parse(`${whole}.${fraction}`)).toBe(`${whole}.${fraction}`)
  })
  expect(Decimal.parse('9007199254740993')).toBe('9007199254740993')
  expect(Decimal.parse('0.1000')).toBe('0.1000')
})

test('a level of zero, or below, is none', () => {
  const read = ['0', 0, '0.00', '-1', null, 'x', '0.00000001'].map((sent) => z.parse(maybe(Level), sent))
  expect(read).toEqual([null, null, null, null, null, null, '0.00000001'])
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

const texts = ['', ' 1', '1,5', '0x10', '1.', '.5', 'NaN', 'Infinity']
const others = [true, false, null, [], {}, [1], Number.NaN, Number.POSITIVE_INFINITY]

test.each<unknown>([...texts, ...others])('%j is not a decimal', (value) => {
  expect(Decimal.safeParse(value).success).toBe(false)
})

test('a boolean must be true or false; anything else violates the contract', () => {
  const isRead = (initialized: unknown) => wallet.listWallets.response.safeParse({ list: [], initialized }).success
  expect([true, false, 'false', 'true', 0, 1, null, undefined].filter(isRead)).toEqual([true, false])
})

test('an identifier is a text; a number that has lost digits is rejected', () => {
  expect([17, '0017'].map((value) => OrderId.parse(value))).toEqual(['17', '0017'])
  const isRead = (value: unknown) => OrderId.safeParse(value).success
  expect([2 ** 53, 1.5, '', null].filter(isRead)).toEqual([])
})

test('an identifier is sent as it was received, by its own family: a number as a number', () => {
  OrderId.parse(1701)
  OrderId.parse('1702')
  ContestId.parse(1703)
  ContestId.parse('1701')
  const list = [{ orderId: '1702', contestId: '1703', contestUserToken: '1703' }]
  expect(JSON.stringify({ orderId: '1701', contestId: '1701', market: '1701', list }, keepIdType)).toBe(
    '{"orderId":1701,"contestId":"1701","market":"1701","list":[{"orderId":"1702","contestId":1703,"contestUserToken":"1703"}]}',
  )
})

test('an instant without a zone is UTC; an impossible date is rejected', () => {
  expect(Instant.parse('2025-11-28T08:00')).toBe(Date.UTC(2025, 10, 28, 8))
  expect(Instant.parse('2025-11-28T08:00:00+02:00')).toBe(Date.UTC(2025, 10, 28, 6))
  const isRead = (text: string) => Instant.safeParse(text).success
  expect(['2025-02-31', '2025-13-01', '1999-12-31', '2100-01-02', 'today'].filter(isRead)).toEqual([])
})

test('an impossible precision counts as 8', () => {
  expect([0, 18, 19, -1, 1.5, '2'].map((sent) => z.parse(Precision, sent))).toEqual([0, 18, 8, 8, 8, 8])
})
