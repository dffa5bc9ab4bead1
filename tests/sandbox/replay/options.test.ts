import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReplay, replayFile } from '../../../sandbox/replay/readReplay.ts'
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
  for (const [file, market] of [
    ['data/sol-usdc.csv', 'SOL-USDC'],
    ['ETHUSDT-1m-2026-01-01.csv', 'ETH-USDC'],
  ] as const)
    expect(replayFile(file)).toEqual({ market, file })
})

test('several files start together, as soon as each has a price', () => {
  const files = [
    { market: 'BTC-USDC', file: written('a.csv', 0, 60) },
    { market: 'ETH-USDC', file: written('b.csv', 20, 90) },
  ]
  expect(readReplay(files).fromMs).toBe(START_MS + 20 * MINUTE_MS)
  expect(readReplay(files, START_MS + 30 * MINUTE_MS).fromMs).toBe(START_MS + 30 * MINUTE_MS)
  expect(() => readReplay(files, START_MS)).toThrow(
    '--from 2026-01-05T08:00:00Z: the files go from 2026-01-05T08:20:00Z to 2026-01-05T09:01:00Z',
  )
})

test('files of one market, or without a time in common, are rejected', () => {
  const files = (market: string, second: string) => [
    { market: 'BTC-USDC', file: written('a.csv', 0, 5) },
    { market, file: second },
  ]
  expect(() => readReplay(files('BTC-USDC', written('a.csv', 0, 5)))).toThrow('BTC-USDC has two files')
  expect(() => readReplay(files('ETH-USDC', written('c.csv', 50, 60)))).toThrow('no time in common')
})
