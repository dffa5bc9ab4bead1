import { expect, test } from 'vitest'
import { readCandles } from '../../../sandbox/replay/candleFile.ts'
import { replayedMarket } from '../../../sandbox/replay/replayedMarket.ts'

const START_MS = Date.UTC(2026, 0, 5, 8)
const MINUTE_MS = 60_000
const two = [
  { startMs: START_MS, open: '100', high: '110.5', low: '99', close: '104' },
  { startMs: START_MS + MINUTE_MS, open: '104', high: '105', low: '90', close: '91.25' },
]
const read = (...lines: string[]) => readCandles('btc.csv', lines.join('\n'))

const FORMS: Record<string, string[]> = {
  'ISO times': [
    'time,open,high,low,close',
    '2026-01-05T08:00:00Z,100,110.5,99,104',
    '2026-01-05T08:01:00Z,104,105,90,91.25',
  ],
  'another zone': [
    'date,open,high,low,close',
    '2026-01-05T09:00+01:00,100,110.5,99,104',
    '2026-01-05 08:01:00 UTC,104,105,90,91.25',
  ],
  'milliseconds, another order': [
    'close,low,high,open,open_time',
    '104,99,110.5,100,1767600000000',
    '91.25,90,105,104,1767600060000',
  ],
  'microseconds without a header': [
    '1767600000000000,100.00000000,110.50000000,99.00000000,104.00000000,3,1767600059999999',
    '1767600060000000,104,105,90,91.25,3,0',
  ],
  'semicolons and decimal commas': [
    '"Open time";"Open";"High";"Low";"Close"',
    '"2026-01-05T08:00Z";"100,0";"110,5";"99";"104"',
    '2026-01-05T08:01Z;104;105;90;91,25',
  ],
  'tabs, a byte-order mark, Windows lines': [
    '\ufefftime\topen\thigh\tlow\tclose\r',
    '1767600000\t100\t110.5\t99\t104\r',
    '1767600060\t104\t105\t90\t91.25\r',
  ],
  'a line about the file, newest first': [
    'https://candles.example',
    'unix,date,symbol,open,high,low,close',
    '1767600060,2026-01-05 08:01:00,BTC/USDC,104,105,90,91.25',
    '1767600000,2026-01-05 08:00:00,BTC/USDC,100,110.5,99,104',
  ],
  'empty lines and a time twice: the later row counts': [
    'time,open,high,low,close',
    '',
    '1767600000,1,1,1,1',
    '1767600060,104,105,90,91.25',
    '1767600000,100,110.5,99,104',
    '',
  ],
}

test.each(Object.entries(FORMS))('a file is read: %s', (_, lines) => {
  expect(read(...lines)).toEqual(two)
})

test.each<[line: string, words: string]>([
  ['1767600000,100,110,99', 'btc.csv, line 2: no close'],
  ['2026-02-31,100,110,99,104', 'btc.csv, line 2: time "2026-02-31" is neither'],
  ['1767600000,100,many,99,104', 'btc.csv, line 2: high "many" is no price above 0'],
  ['1767600000,100,110,0.0,104', 'btc.csv, line 2: low "0.0" is no price above 0'],
  ['1767600000,100,103,99,104', 'btc.csv, line 2: close 104 lies above high 103'],
  ['1767600000,98,110,99,104', 'btc.csv, line 2: open 98 lies below low 99'],
])('a wrong row is named by its line: %s', (line, words) => {
  expect(() => read('time,open,high,low,close', line)).toThrow(words)
})

test('a file that is no CSV of candles is rejected with a message', () => {
  expect(() => read('name,price', 'a,1')).toThrow('btc.csv is no CSV file of candles: wanted is a header')
  expect(() => read('', '\n')).toThrow('btc.csv is empty')
  expect(() => read('time,open,high,low,close')).toThrow('btc.csv has a header, but no candles')
})

test('a market’s decimals and candle length come from the file, and gaps are counted', () => {
  const row = (startMs: number, price = '0.00001234') => ({
    startMs,
    open: price,
    high: price,
    low: price,
    close: price,
  })
  const startsMs = [0, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS + 1_000]
  const own = replayedMarket(
    'PEPE-USDT',
    startsMs.map((startMs) => row(startMs)),
  )
  expect(own).toMatchObject({ lengthMs: MINUTE_MS, gaps: 1, listing: { market: 'PEPE-USDT', pricePrecision: 8 } })
  expect(own.candles.map(({ lengthMs }) => lengthMs)).toEqual([MINUTE_MS, MINUTE_MS, MINUTE_MS, 1_000, MINUTE_MS])
  expect(own.candles[0]?.open).toBe(1_234)
  expect(replayedMarket('BTC-USDC', [row(0, '67418')])).toMatchObject({
    lengthMs: MINUTE_MS,
    gaps: 0,
    listing: { pricePrecision: 2 },
  })
  expect(replayedMarket('BTC-USDC', [row(0, '1234567890.123456789')]).candles[0]?.open).toBeLessThan(
    Number.MAX_SAFE_INTEGER,
  )
})
