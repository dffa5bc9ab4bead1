import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReplay, replayFile, replayLines } from '../../../sandbox/replay/readReplay.ts'
import { readOptions } from '../../../sandbox/web/options.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-'))

const START_MS = Date.UTC(2026, 0, 5, 8)
const MINUTE_MS = 60_000
/** The minutes from `first` to `last`, counted from 08:00. */
function written(name: string, first: number, last: number): string {
  const rows = Array.from(
    { length: last - first + 1 },
    (_, index) => `${(START_MS + (first + index) * MINUTE_MS) / 1_000},10,12,9,11`,
  )
  const file = join(folder, name)
  writeFileSync(file, ['time,open,high,low,close', ...rows].join('\n'))
  return file
}

test('one or several files, a speed and a start', () => {
  expect(
    readOptions(
      ['--replay', 'btc.csv', '--replay', 'eth-usdc=b.csv', '--speed', '60', '--from', '2026-01-05T08:00Z'],
      {},
    ),
  ).toEqual({
    replay: [
      { market: 'BTC-USDC', file: 'btc.csv', isGuess: true },
      { market: 'ETH-USDC', file: 'b.csv' },
    ],
    speed: 60,
    fromMs: START_MS,
  })
  expect(replayFile('data/sol-usdc.csv')).toEqual({ market: 'SOL-USDC', file: 'data/sol-usdc.csv' })
})

test.each([
  ['ETHUSDT-1m-2026-01-01.csv', 'ETH-USDC'],
  ['SOL_USD.csv', 'SOL-USDC'],
  ['btcusdc.csv', 'BTC-USDC'],
])('a file with an archive’s name, %s, moves %s', (file, market) => {
  expect(replayFile(file)).toEqual({ market, file })
})

test('a file whose name is no market’s moves bitcoin, and a message says how to name another', () => {
  const file = written('prices.csv', 0, 2)
  const lines = replayLines(readReplay([replayFile(file)]), 1)
  expect(lines[0]).toBe(`${file} names no market, so BTC-USDC moves by it; another: --replay ETH-USDC=${file}`)
})

test.each([
  [['--replay', 'a.csv', '--speed', '0'], '--speed 0: not a number above 0'],
  [['--replay', 'a.csv', '--speed', 'fast'], '--speed fast: not a number above 0'],
  [['--replay', 'a.csv', '--from', 'noon'], '--from noon: not an instant'],
  [['--speed', '60'], '--speed and --from are for a --replay'],
  [['--replay', 'a.csv', '--exchange', 'https://an.exchange'], '--replay is for the paper exchange'],
])('%j is rejected with a message', (args, words) => {
  expect(() => readOptions(args, {})).toThrow(words)
})

test('several files start together, as soon as each has a price', () => {
  const files = [
    { market: 'BTC-USDC', file: written('a.csv', 0, 60) },
    { market: 'ETH-USDC', file: written('b.csv', 20, 90) },
  ]
  const replay = readReplay(files)
  expect(replay.fromMs).toBe(START_MS + 20 * MINUTE_MS)
  expect(readReplay(files, START_MS + 30 * MINUTE_MS).fromMs).toBe(START_MS + 30 * MINUTE_MS)
  expect(() => readReplay(files, START_MS)).toThrow(
    '--from 2026-01-05T08:00:00Z: the files go from 2026-01-05T08:20:00Z to 2026-01-05T09:01:00Z',
  )
  expect(replayLines(replay, 60)).toEqual([
    'BTC-USDC: 61 candles of 1 min until 2026-01-05T09:01:00Z, no gaps',
    'ETH-USDC: 71 candles of 1 min until 2026-01-05T09:31:00Z, no gaps',
    'The clock begins at 2026-01-05T08:20:00Z and goes 60 times as fast; nothing is stored',
  ])
})

test('files that cannot be replayed are rejected with a message', () => {
  const file = written('a.csv', 0, 5)
  expect(() =>
    readReplay([
      { market: 'BTC-USDC', file },
      { market: 'BTC-USDC', file },
    ]),
  ).toThrow('BTC-USDC has two files')
  expect(() =>
    readReplay([
      { market: 'BTC-USDC', file },
      { market: 'ETH-USDC', file: written('c.csv', 50, 60) },
    ]),
  ).toThrow('no time in common')
  expect(() => readReplay([{ market: 'BTC-USDC', file: join(folder, 'none.csv') }])).toThrow(
    /--replay .*none\.csv: ENOENT/,
  )
})
