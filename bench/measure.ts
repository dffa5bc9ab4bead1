import {
  usedHeap,
  inBrowser,
  type BenchPage,
  median,
  readMetrics,
  type Pace,
  quantile,
  sleep,
  takeRecords,
} from './browser.ts'
import type { Load } from './exchange.ts'
import type { BenchServer } from './server.ts'
import { FAST, READ, type Target } from './targets.ts'
import { tasksDuring } from './tasks.ts'

const WARM_UP = 20

/** Waits for `count` more refreshes. */
async function refreshes(server: BenchServer, { refresh }: Target, count: number) {
  const until = server.asked(refresh) + count
  for (let seen = server.asked(refresh), at = Date.now(); seen < until; await sleep(10)) {
    if (server.asked(refresh) > seen) [seen, at] = [server.asked(refresh), Date.now()]
    if (Date.now() - at > 30_000) throw new Error('The page has stopped refreshing')
  }
}

async function open({ page }: BenchPage, server: BenchServer, target: Target, warmUp = WARM_UP) {
  await page.goto(server.origin + target.path)
  await refreshes(server, target, warmUp)
  await page.locator(target.ready).first().waitFor()
}

interface RefreshOptions {
  pace: Pace
  /** Number of measurements. */
  count: number
  /** CPU slowdown factor. */
  cpu?: number
  /** Clicked once before measuring. */
  press?: string
  warmUp?: number
}

/** Main-thread CPU milliseconds of one refresh, and of its longest task. */
export function measureRefresh(
  server: BenchServer,
  target: Target,
  load: Load,
  { pace, count, cpu = 1, press, warmUp }: RefreshOptions,
) {
  server.setLoad(load)
  return inBrowser(pace, target.storage, async (measured) => {
    const { page, cdp } = measured
    await open(measured, server, target, warmUp)
    if (press !== undefined) await page.locator(press).first().click()
    if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const [before, first] = [await readMetrics(cdp), server.asked(target.refresh)]
    await refreshes(server, target, count)
    const [after, done] = [await readMetrics(cdp), server.asked(target.refresh) - first]
    const per = (name: string) => (((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) * 1_000) / done
    const tasks = await tasksDuring(page, () => refreshes(server, target, Math.ceil(count / 2)))
    return {
      task: per('TaskDuration'),
      script: per('ScriptDuration'),
      longTasks: tasks.filter((ms) => ms > 50).length,
      longest: Math.max(0, ...tasks),
    }
  })
}

/**
 * Kilobytes by which the heap grows in the second half of `count` refreshes, when all code is compiled. Of six measurements, the
 * last three compared with the first three, since they vary by a hundred kilobytes.
 */
export function measureHeap(server: BenchServer, target: Target, load: Load, count: number) {
  server.setLoad(load)
  return inBrowser({ ...FAST, to: 100 }, target.storage, async (measured) => {
    await open(measured, server, target)
    await refreshes(server, target, count / 2)
    const nodes = async () => (await readMetrics(measured.cdp))['Nodes'] ?? Number.NaN
    const nodesBefore = await nodes()
    const samples: number[] = []
    while (samples.length < 6) {
      await refreshes(server, target, count / 12)
      samples.push(await usedHeap(measured.cdp))
    }
    const [early, late] = [median(samples.slice(0, 3)), median(samples.slice(3))]
    return { gained: (late - early) / 1_024, heap: late / 1e6, nodes: (await nodes()) - nodesBefore }
  })
}

/** Milliseconds from a key in the amount field to the next paint, 95th percentile, during refreshes. */
export function measureTyping(server: BenchServer, target: Target, load: Load, keys: number, pace: Pace) {
  server.setLoad(load)
  return inBrowser(pace, target.storage, async (measured) => {
    await open(measured, server, target)
    const { page } = measured
    await page.locator(target.ready).first().click()
    await takeRecords(page)
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace')
      await sleep(60 + ((key * 37) % 80))
    }
    await sleep(100)
    return quantile((await takeRecords(page)).keyToPaint, 0.95)
  })
}

const busy = async ({ cdp }: BenchPage) => (await readMetrics(cdp))['TaskDuration'] ?? Number.NaN

/** CPU milliseconds of the main thread per second, between two refreshes. */
export function measureRest(server: BenchServer, target: Target, load: Load) {
  server.setLoad(load)
  return inBrowser(READ, target.storage, async (measured) => {
    await open(measured, server, target, 2)
    const rests: number[] = []
    while (rests.length < 5) {
      await refreshes(server, target, 1)
      // By then the responses are shown, and flashes have faded.
      await sleep(1_300)
      const before = await busy(measured)
      await sleep(1_000)
      rests.push(((await busy(measured)) - before) * 1_000)
    }
    return median(rests)
  })
}

/** CPU milliseconds of the main thread per second while every request fails. */
export function measureDown(server: BenchServer, target: Target, load: Load) {
  server.setLoad(load)
  return inBrowser(READ, target.storage, async (measured) => {
    await open(measured, server, target, 2)
    server.setDown(true)
    try {
      await sleep(15_000)
      const before = await busy(measured)
      await sleep(20_000)
      return ((await busy(measured)) - before) * 50
    } finally {
      server.setDown(false)
    }
  })
}
