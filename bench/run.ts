/**
 * npm run bench [-- --quick] [-- --dist folder] [-- --only load,refresh,scale,rest,heap,press] [-- --rounds 5] measures the app next to a hand-written
 * page for the same data (bench/floor) and next to plain React (bench/react), alternating, and prints medians. Builds first,
 * unless given a build. docs/performance.md explains the lines. Fails if a goal that was met is missed (goals.ts).
 */
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeDictionaries } from '../scripts/release/dictionaries.ts'
import { buildNextRelease } from '../scripts/release/nextRelease.ts'
import { median } from './browser.ts'
import type { Load } from './exchange.ts'
import { compressFile } from './files.ts'
import { isMet, regressions } from './goals.ts'
import { measureFiles, measureReturn, measureSlowPhone, measureUnused } from './load.ts'
import { measureDown, measureHeap, measureRefresh, measureRest, measureTyping } from './measure.ts'
import { buildApp, buildReact } from './pages.ts'
import { measurePresses } from './press.ts'
import { benchServer } from './server.ts'
import {
  CONTEST_FAST,
  CONTEST_PAGE,
  FAST,
  FLOOR,
  LARGE_FAST,
  OURS,
  OURS_WITH_CHART,
  REACT_HELLO,
  REACT_TABLE,
  type Target,
  WEBVIEW,
} from './targets.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    dist: { type: 'string' },
    port: { type: 'string', default: '0' },
    only: { type: 'string', default: 'load,refresh,scale,rest,heap' },
    rounds: { type: 'string' },
  },
})
const wanted = new Set(options.only.split(','))
const ROUNDS = options.quick ? 1 : 3
const REFRESHES = options.quick ? 40 : 80
const HEAP_REFRESHES = options.quick ? 400 : 1_200
const KEYS = options.quick ? 20 : 60

const SMALL: Load = { markets: 24, orders: 30 }
const FIRST_VISIT: Load = { markets: 200, orders: 20 }
const MIDDLE: Load = { markets: 200, orders: 1_500 }
const LARGE: Load = { markets: 1_000, orders: 5_000 }
const HUGE: Load = { markets: 1_000, orders: 10_000 }
const MARKET_LIST = '[aria-haspopup=listbox]'

const text = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(Math.abs(value) < 100 ? 2 : 0))
const print = (...[name, value, beside, ratio, target]: [string, string, string, string, string]) =>
  console.log([name.padEnd(54), value.padStart(9), beside.padStart(9), ratio.padStart(8), `  ${target}`].join(''))
const missed: string[] = []
const line = (name: string, value: number, goal: string, beside = Number.NaN) => {
  const met = isMet(goal, value, value / beside)
  if (met === false) missed.push(name)
  print(
    name,
    text(value),
    text(beside),
    beside > 0 ? `${text(value / beside)}x` : '-',
    met === false ? `${goal}  missed` : goal,
  )
}

/** Measures the targets in turn, in rounds, so that other load on the machine affects all equally. */
async function inTurn<Result extends object>(targets: Target[], measure: (target: Target) => Promise<Result>) {
  const results: Result[][] = targets.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) results[index]?.push(await measure(target))
  const middle = (index: number, key: keyof Result) =>
    median((results[index] ?? []).map((result) => Number(result[key])))
  return middle
}

const dist = options.dist ?? (await buildApp())
const server = await benchServer(dist, await buildReact(), Number(options.port))
console.log(
  `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.versions.node}, ${ROUNDS} rounds\n`,
)
print('NAME', 'value', 'beside', 'ratio', 'target')

if (wanted.has('load')) {
  const [JS, CSS, FONT, ALL] = [/javascript/, /css/, /woff2/, /./]
  server.setLoad(SMALL)
  const [ours, floor, react] = [
    await measureFiles(server, OURS),
    await measureFiles(server, FLOOR),
    await measureFiles(server, REACT_TABLE),
  ]
  const withChart = await measureFiles(server, OURS_WITH_CHART)
  const next = buildNextRelease()
  const without = await measureReturn(server, OURS, next.dist)
  server.release(dist)
  writeDictionaries(next.dist, [dist])
  const withDictionaries = await measureReturn(server, OURS, next.dist)
  server.release(dist)
  next.throwAway()
  server.setLoad({ ...SMALL, ranks: 100 })
  const webview = await measureFiles(server, WEBVIEW)
  line('initial JS, brotli kB (floor)', ours.bytes(JS, 'brotli'), '<= 150', floor.bytes(JS, 'brotli'))
  line('initial JS, gzip kB (floor)', ours.bytes(JS, 'gzip'), '', floor.bytes(JS, 'gzip'))
  line('initial JS, brotli kB (React)', ours.bytes(JS, 'brotli'), '', react.bytes(JS, 'brotli'))
  line('CSS until quiet, brotli kB', ours.bytes(CSS, 'brotli'), '')
  line('fonts, kB', ours.bytes(FONT, 'brotli'), '<= 60')
  for (const language of readdirSync('public/assets/locales'))
    line(
      `common texts, ${language}, brotli kB`,
      compressFile(join('public/assets/locales', language, 'common.yaml')).brotli.length / 1_000,
      '<= 12',
    )
  line('all files, brotli kB', ours.bytes(ALL, 'brotli'), '', floor.bytes(ALL, 'brotli'))
  line('files until quiet', ours.files, '<= 10', floor.files)
  line('files asked for twice', ours.twice, '0', floor.twice)
  line('script that has not run, %', await measureUnused(server, OURS), '<= 40')
  line('script until quiet, ms (React)', ours.scriptMs, '<= 2 x', react.scriptMs)
  line('heap once quiet, MB (React)', ours.heap, '<= 3 x', react.heap)
  line('JS with our own chart, brotli kB', withChart.bytes(JS, 'brotli'), '')
  line('JS of the contest webview, brotli kB (ours)', webview.bytes(JS, 'brotli'), '<= 120', ours.bytes(JS, 'brotli'))
  line('second visit after a release, kB (first visit)', withDictionaries.second, '<= 0.15 x', withDictionaries.first)
  line('  without dictionaries', without.second, '', without.first)

  server.setLoad({ ...FIRST_VISIT, ranks: 100 })
  let waterfall: Awaited<ReturnType<typeof measureSlowPhone>>['fetched'] = []
  const slow = await inTurn([OURS, REACT_TABLE, REACT_HELLO, WEBVIEW], async (target) => {
    const { fetched, ...times } = await measureSlowPhone(server, target)
    if (target === OURS) waterfall = fetched
    return times
  })
  line('slow phone: first paint, ms (React hello)', slow(0, 'contentful'), '<= 1.4 x', slow(2, 'contentful'))
  line('slow phone: largest paint, ms (React table)', slow(0, 'largest'), '<= 1.25 x', slow(1, 'largest'))
  line('slow phone: usable, ms (React table’s largest paint)', slow(0, 'usable'), '<= 1.6 x', slow(1, 'largest'))
  line('slow phone: time blocked, ms', slow(0, 'blocked'), '<= 400', slow(1, 'blocked'))
  line('slow phone: layout shift', slow(0, 'shift'), '0', slow(1, 'shift'))
  line('slow phone, webview: largest paint, ms (React table)', slow(3, 'largest'), '<= 1.25 x', slow(1, 'largest'))
  line('slow phone, webview: ranks, ms (React table)', slow(3, 'usable'), '', slow(1, 'usable'))
  line('slow phone, webview: layout shift', slow(3, 'shift'), '0')
  console.log('\nThe slow phone, until the page is quiet: from, to in ms, priority, file')
  for (const { path, priority, from, to } of waterfall)
    console.log(`${text(from).padStart(7)}${text(to).padStart(7)}  ${priority.padEnd(9)} ${path}`)
  console.log('')
}

const refreshLines = async (
  name: string,
  targets: Target[],
  load: Load,
  refresh: Parameters<typeof measureRefresh>[3],
  limit: string,
) => {
  const of = await inTurn(targets, (target) => measureRefresh(server, target, load, refresh))
  line(`refresh, CPU ms, ${name}`, of(0, 'task'), limit, of(1, 'task'))
  line('  its script', of(0, 'script'), '<= 3 x', of(1, 'script'))
  line('  longest task', of(0, 'longest'), '<= 50', of(1, 'longest'))
  line('  tasks over 50 ms', of(0, 'longTasks'), '0', of(1, 'longTasks'))
}

if (wanted.has('refresh')) {
  const count = REFRESHES
  await refreshLines('24 markets, 30 orders', [OURS, FLOOR], SMALL, { pace: FAST, count }, '<= 1.4 x')
  await refreshLines('200 markets, 1,500 orders', [OURS, FLOOR], MIDDLE, { pace: FAST, count }, '<= 1.4 x')
  await refreshLines('the same, beside React', [OURS, REACT_TABLE], MIDDLE, { pace: FAST, count }, '')
  await refreshLines('1,000 markets, 5,000 orders', [OURS, FLOOR], LARGE, { pace: LARGE_FAST, count }, '<= 1.5 x')
  const list = await inTurn([OURS], (target) =>
    measureRefresh(server, target, MIDDLE, { pace: FAST, count, press: MARKET_LIST }),
  )
  line('refresh with the market list open, CPU ms', list(0, 'task'), '')
  const chart = await inTurn([OURS_WITH_CHART, OURS], (target) =>
    measureRefresh(server, target, SMALL, { pace: FAST, count }),
  )
  line('refresh with our own chart, CPU ms (without)', chart(0, 'task'), '', chart(1, 'task'))
  line('  more than without', chart(0, 'task') - chart(1, 'task'), '<= 3')
  const few = await inTurn([OURS, FLOOR], (target) =>
    measureRefresh(server, target, { markets: 50, orders: 30 }, { pace: FAST, count }),
  )
  const many = await inTurn([OURS, FLOOR], (target) =>
    measureRefresh(server, target, { markets: 400, orders: 30 }, { pace: FAST, count }),
  )
  const [more, moreByHand] = [many(0, 'task') - few(0, 'task'), many(1, 'task') - few(1, 'task')]
  line('350 more markets, the list closed, CPU ms', more, '+10 %', moreByHand)
}

if (wanted.has('scale')) {
  const count = Math.ceil(REFRESHES / 4)
  await refreshLines(
    '1,000 markets, 10,000 orders',
    [OURS, FLOOR],
    HUGE,
    { pace: { ...LARGE_FAST, to: 1_000 }, count },
    '<= 1.5 x',
  )
  await refreshLines(
    'the same, CPU 4x',
    [OURS, FLOOR],
    HUGE,
    { pace: { ...LARGE_FAST, to: 3_000 }, count: 8, cpu: 4, warmUp: 4 },
    '',
  )
  await refreshLines(
    '100,000 ranks',
    [CONTEST_PAGE],
    { ...SMALL, ranks: 100_000 },
    { pace: CONTEST_FAST, count: 8, warmUp: 3 },
    '',
  )
  const keys = await inTurn([OURS, FLOOR], async (target) => ({
    p95: await measureTyping(server, target, HUGE, KEYS, LARGE_FAST),
  }))
  line('key to paint p95, ms, 10,000 orders', keys(0, 'p95'), '<= 50', keys(1, 'p95'))
}

if (wanted.has('rest')) {
  line(
    'between refreshes, CPU ms a second',
    await measureRest(server, OURS, SMALL),
    '<= 1',
    await measureRest(server, FLOOR, SMALL),
  )
  line('exchange gone, CPU ms a second', await measureDown(server, OURS, SMALL), '<= 5')
}

if (wanted.has('press')) {
  const rounds = Number(options.rounds ?? (options.quick ? 2 : 5))
  const columns = ['median', 'worst', 'CPU', 'React CPU', 'forced']
  for (const cpu of [4, 1])
    for (const width of [1440, 390]) {
      console.log(
        `\n${`${width} px, CPU ${cpu} x, from press to paint, ms`.padEnd(54)}${columns.map((each) => each.padStart(10)).join('')}`,
      )
      for (const { name, wall, worst, cpu: work, react, forced } of await measurePresses(server, width, cpu, rounds))
        console.log(name.padEnd(54) + [wall, worst, work, react, forced].map((ms) => text(ms).padStart(10)).join(''))
    }
}

if (wanted.has('heap')) {
  const heap = await measureHeap(server, OURS, SMALL, HEAP_REFRESHES)
  const handHeap = await measureHeap(server, FLOOR, SMALL, HEAP_REFRESHES)
  line(`heap gained, kB, 2nd half of ${HEAP_REFRESHES}`, heap.gained, '<= 40', handHeap.gained)
  line('  DOM nodes gained', heap.nodes, '0', handHeap.nodes)
  line('  heap at the end, MB', heap.heap, '', handHeap.heap)
}
server.close()

const lost = regressions(missed)
if (lost.length > 0) {
  console.log(`\nLOST, was met before: ${lost.join('; ')}`)
  process.exitCode = 1
}
