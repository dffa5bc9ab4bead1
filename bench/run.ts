/**
 * npm run bench [-- --quick] [-- --dist folder]
 *
 * What the trading page costs, beside a page written by hand for the same data (bench/floor), in one run: A B A B,
 * medians. Builds first, unless it is given a build. docs/performance.md explains the lines.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { median } from './browser.ts'
import type { Load } from './exchange.ts'
import { FLOOR, measureHeap, measureLoad, measureRefresh, measureTyping, OURS, OURS_WITH_CHART, type Target } from './measure.ts'
import { benchServer } from './server.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, dist: { type: 'string' }, port: { type: 'string', default: '0' } },
})
const ROUNDS = options.quick ? 1 : 3
const REFRESHES = options.quick ? 40 : 80
const HEAP_REFRESHES = options.quick ? 400 : 1_200
const KEYS = options.quick ? 20 : 60

const SMALL: Load = { markets: 24, orders: 30 }
const LARGE: Load = { markets: 1_000, orders: 5_000 }
/** 3,000 ms run at so many; the large load needs longer, or refreshes would pile up. */
const SMALL_MS = 200
const LARGE_MS = 500

async function built(): Promise<string> {
  if (options.dist !== undefined) return options.dist
  const outDir = mkdtempSync(join(tmpdir(), 'futures-bench-'))
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}

const text = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(Math.abs(value) < 100 ? 2 : 0))
const print = (name: string, value: string, floor: string, ratio: string, target: string) =>
  console.log([name.padEnd(36), value.padStart(9), floor.padStart(9), ratio.padStart(8), `  ${target}`].join(''))
const line = (name: string, value: number, target: string, floor = Number.NaN) =>
  print(name, text(value), text(floor), floor > 0 ? `${text(value / floor)}x` : '-', target)

/** Each target in turn, round after round, so that whatever else the machine does falls on all alike. */
async function inTurn<Result>(targets: Target[], measure: (target: Target) => Promise<Result>): Promise<Result[][]> {
  const results: Result[][] = targets.map(() => [])
  for (let round = 0; round < ROUNDS; round++) for (const [index, target] of targets.entries()) results[index]?.push(await measure(target))
  return results
}

const dist = await built()
const server = await benchServer(dist, Number(options.port))
// All files are in the server's memory now.
if (options.dist === undefined) rmSync(dist, { recursive: true })
console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.versions.node}, ${ROUNDS} rounds\n`)
print('NAME', 'value', 'floor', 'ratio', 'target')

const ours = await measureLoad(server, OURS)
const floor = await measureLoad(server, FLOOR)
const withChart = await measureLoad(server, OURS_WITH_CHART)
const [JS, CSS, ALL] = [/javascript/, /css/, /./]
line('initial JS, brotli kB', ours.bytes(JS, 'brotli'), '<= 150', floor.bytes(JS, 'brotli'))
line('initial JS, gzip kB', ours.bytes(JS, 'gzip'), '', floor.bytes(JS, 'gzip'))
line('initial CSS, brotli kB', ours.bytes(CSS, 'brotli'), '<= 10', floor.bytes(CSS, 'brotli'))
line('initial CSS, gzip kB', ours.bytes(CSS, 'gzip'), '', floor.bytes(CSS, 'gzip'))
line('all files, brotli kB', ours.bytes(ALL, 'brotli'), '', floor.bytes(ALL, 'brotli'))
line('files until quiet', ours.files, '<= 10', floor.files)
line('files asked for twice', ours.twice, '0', floor.twice)
line('script until quiet, ms', ours.scriptMs, '', floor.scriptMs)
line('JS with our own chart, brotli kB', withChart.bytes(JS, 'brotli'), '')

for (const [name, load, refreshMs, limit] of [['24 markets 30 orders', SMALL, SMALL_MS, '1.25'], ['1000 markets 5000 orders', LARGE, LARGE_MS, '1.5']] as const) {
  const [page = [], hand = [], chart = []] = await inTurn([OURS, FLOOR, OURS_WITH_CHART], (target) => measureRefresh(server, target, load, REFRESHES, refreshMs))
  const of = (results: typeof page, key: keyof (typeof page)[number]) => median(results.map((result) => result[key]))
  line(`refresh, ms, ${name}`, of(page, 'task'), `<= ${limit} x`, of(hand, 'task'))
  line('  its script', of(page, 'script'), '<= 2.5 x', of(hand, 'script'))
  line('  longest task', of(page, 'longest'), '<= 50', of(hand, 'longest'))
  line('  tasks over 50 ms', of(page, 'longTasks'), '0', of(hand, 'longTasks'))
  line('  with our own chart', of(chart, 'task'), '', of(hand, 'task'))
}

const [keys = [], handKeys = []] = await inTurn([OURS, FLOOR], (target) => measureTyping(server, target, LARGE, KEYS, LARGE_MS))
line('key to paint p95, ms, 5000 orders', median(keys), '<= 50', median(handKeys))

const heap = await measureHeap(server, OURS, SMALL, HEAP_REFRESHES)
const handHeap = await measureHeap(server, FLOOR, SMALL, HEAP_REFRESHES)
line(`heap gained, kB, 2nd half of ${HEAP_REFRESHES}`, heap.gained, '<= 40', handHeap.gained)
line('  DOM nodes gained', heap.nodes, '0', handHeap.nodes)
line('  heap at the end, MB', heap.heap, '', handHeap.heap)
server.close()
