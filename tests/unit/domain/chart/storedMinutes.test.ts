import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candle, MAX_CANDLES } from '../../../../src/domain/chart/candles.ts'
import { minutesText, readMinutes } from '../../../../src/domain/chart/storedMinutes.ts'
import { forAll } from '../../../forAll.ts'
import { d, NOON } from '../builders.ts'

const NOON_S = NOON / 1_000
const candle = (minute: number, price = '10'): Candle => {
  const [open, seenAt] = [d(price), NOON + minute * 60_000 + 1_000]
  return { time: NOON_S + minute * 60, open, high: open, low: open, close: open, seenAt }
}
const minutes = (count: number, price?: string) => Array.from({ length: count }, (_, minute) => candle(minute, price))
const after = (count: number) => NOON + count * 60_000

test('stored prices are read back for the requested market', () => {
  const text = minutesText([
    { market: 'BTC-USDC', candles: minutes(3) },
    { market: 'ETH-USDC', candles: minutes(2, '20') },
  ])
  expect(readMinutes(text, 'BTC-USDC', after(3))).toEqual(minutes(3))
  expect(readMinutes(text, 'ETH-USDC', after(3))).toEqual(minutes(2, '20'))
  expect(readMinutes(text, 'SOL-USDC', after(3))).toEqual([])
  expect(readMinutes(text, 'toString', after(3))).toEqual([])
  expect(readMinutes(null, 'BTC-USDC', after(3))).toEqual([])
})

test('minutes older than five hours are dropped', () => {
  const text = minutesText([{ market: 'BTC-USDC', candles: minutes(3) }])
  expect(readMinutes(text, 'BTC-USDC', after(MAX_CANDLES + 1))).toEqual([candle(2)])
  expect(readMinutes(text, 'BTC-USDC', after(MAX_CANDLES + 60))).toEqual([])
})

test('the market on screen is stored completely, the others as far as there is room', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ market: `C${index}-USDC`, candles: minutes(MAX_CANDLES) }))
  const text = minutesText(many)
  const counts = many.map(({ market }) => readMinutes(text, market, after(MAX_CANDLES)).length)
  expect(counts[0]).toBe(MAX_CANDLES - 1)
  expect(Math.min(...counts)).toBeGreaterThan(5)
  expect(text.length).toBeLessThan(300_000)
})

const good = candle(0)
test.each([
  ['a text', 'x'],
  ['a list', '[]'],
  ['a market that is no list', '{"BTC-USDC":{}}'],
  ['a candle of next week', JSON.stringify({ 'BTC-USDC': [candle(10_080)] })],
  ['a price that is none', JSON.stringify({ 'BTC-USDC': [{ ...good, open: 'x' }] })],
  ['a price of 0', JSON.stringify({ 'BTC-USDC': [{ ...good, low: '0' }] })],
  ['a close above the high', JSON.stringify({ 'BTC-USDC': [{ ...good, close: '11' }] })],
  ['a time within a minute', JSON.stringify({ 'BTC-USDC': [{ ...good, time: good.time + 1 }] })],
  ['a minute twice', JSON.stringify({ 'BTC-USDC': [good, good] })],
])('%s in the storage is read as nothing', (_, text) => {
  expect(readMinutes(text, 'BTC-USDC', after(10))).toEqual([])
})

test('any stored content is read as minutes in order', () => {
  const fields = Object.entries(good).map(
    ([key, value]) => [key, fc.oneof(fc.constant<unknown>(value), fc.anything())] as const,
  )
  const entry = fc.oneof(fc.constant<unknown>(good), fc.record(Object.fromEntries(fields)))
  const listed = fc.array(entry).map((list) => JSON.stringify({ 'BTC-USDC': list }))
  forAll(fc.oneof(fc.json(), listed), (text) => {
    const read = readMinutes(text, 'BTC-USDC', after(10))
    for (const [index, { time }] of read.entries()) expect(time).toBeGreaterThan(read[index - 1]?.time ?? 0)
  })
})
