import type { Load } from './exchange.ts'
import { heldHeap, inBrowser, type Measured, median, metrics, quantile, sleep, takeKept } from './browser.ts'
import type { BenchServer } from './server.ts'

/** What is measured: our page or the floor's, and how it is opened. */
export interface Target {
  path: string
  /** Of the amount field, for typing. */
  amount: string
  storage: Record<string, string>
}

/** All orders are shown, so that both pages read the same. The third party's chart stands empty. */
export const OURS: Target = { path: '/futures/market/BTC-USDC', amount: 'form input[inputmode=decimal]', storage: { allMarkets: 'true' } }
/** With the chart of our own, drawn at every refresh; the floor has none. */
export const OURS_WITH_CHART: Target = { ...OURS, storage: { ...OURS.storage, futuresChart: 'own' } }
export const FLOOR: Target = { path: '/floor/', amount: '#amount', storage: {} }

const QUIET_MS = 2_000
const WARM_UP = 20

/** Waits for `count` more refreshes. */
async function refreshes(server: BenchServer, count: number) {
  const until = server.refreshes() + count
  for (let seen = server.refreshes(), at = Date.now(); seen < until; await sleep(10)) {
    if (server.refreshes() > seen) [seen, at] = [server.refreshes(), Date.now()]
    if (Date.now() - at > 20_000) throw new Error('The page has stopped refreshing')
  }
}

async function open({ page }: Measured, server: BenchServer, target: Target) {
  await page.goto(server.origin + target.path)
  await refreshes(server, WARM_UP)
  await page.locator(target.amount).first().waitFor()
}

/** All files asked for until none has been for two seconds, in bytes. */
export function measureLoad(server: BenchServer, target: Target) {
  return inBrowser(3_000, target.storage, async ({ page, cdp }) => {
    server.takeAsked()
    await page.goto(server.origin + target.path)
    const asked: ReturnType<BenchServer['takeAsked']> = []
    for (let at = Date.now(); Date.now() - at < QUIET_MS; await sleep(100)) {
      const more = server.takeAsked()
      if (more.length > 0) at = Date.now()
      asked.push(...more)
    }
    const { ScriptDuration = Number.NaN } = await metrics(cdp)
    const bytes = (kind: RegExp, pack: 'gzip' | 'brotli') =>
      asked.filter(({ file }) => kind.test(file.type)).reduce((sum, { file }) => sum + file[pack].length, 0) / 1_000
    return { bytes, files: asked.length, twice: asked.length - new Set(asked.map(({ path }) => path)).size, scriptMs: ScriptDuration * 1_000 }
  })
}

/** Main-thread CPU milliseconds of one refresh, and the longest task while it went on. */
export function measureRefresh(server: BenchServer, target: Target, load: Load, count: number, refreshMs: number) {
  server.setLoad(load)
  return inBrowser(refreshMs, target.storage, async (measured) => {
    await open(measured, server, target)
    await takeKept(measured.page)
    const [before, first] = [await metrics(measured.cdp), server.refreshes()]
    await refreshes(server, count)
    const [after, done] = [await metrics(measured.cdp), server.refreshes() - first]
    const per = (name: string) => (((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) * 1_000) / done
    const { longTasks } = await takeKept(measured.page)
    return { task: per('TaskDuration'), script: per('ScriptDuration'), longTasks: longTasks.length, longest: Math.max(0, ...longTasks) }
  })
}

/**
 * Kilobytes the heap gains in the second half of `count` refreshes: by then all code is compiled. Of six looks, the last
 * three against the first three: what is held swings by a hundred kilobytes from one look to the next.
 */
export function measureHeap(server: BenchServer, target: Target, load: Load, count: number) {
  server.setLoad(load)
  return inBrowser(100, target.storage, async (measured) => {
    await open(measured, server, target)
    await refreshes(server, count / 2)
    const nodes = async () => (await metrics(measured.cdp))['Nodes'] ?? Number.NaN
    const nodesBefore = await nodes()
    const looks: number[] = []
    while (looks.length < 6) {
      await refreshes(server, count / 12)
      looks.push(await heldHeap(measured.cdp))
    }
    const [early, late] = [median(looks.slice(0, 3)), median(looks.slice(3))]
    return { gained: (late - early) / 1_024, heap: late / 1e6, nodes: (await nodes()) - nodesBefore }
  })
}

/** Milliseconds from a key in the amount field to the next paint, 95th percentile, while refreshes go on. */
export function measureTyping(server: BenchServer, target: Target, load: Load, keys: number, refreshMs: number) {
  server.setLoad(load)
  return inBrowser(refreshMs, target.storage, async (measured) => {
    await open(measured, server, target)
    const { page } = measured
    await page.locator(target.amount).first().click()
    await takeKept(page)
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace')
      await sleep(60 + ((key * 37) % 80))
    }
    await sleep(100)
    return quantile((await takeKept(page)).keyToPaint, 0.95)
  })
}
