import { type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/setup/chromium.ts'

/** Replaces intervals of `from` milliseconds with `to`. */
export interface Pace {
  from: number
  to: number
}

/**
 * Runs in the page before all other scripts: changes the interval of polls, and records latencies. Polls are aligned to a common
 * grid, so an interval may be shorter.
 */
function instrument({ from, to }: Pace) {
  const timers = window as unknown as Record<
    'setTimeout' | 'setInterval',
    (work: unknown, ms?: number, ...rest: unknown[]) => number
  >
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = timers[name].bind(window)
    const isPoll = (ms = 0) => name === 'setInterval' && ms < from && from <= 3_000
    timers[name] = (work, ms, ...rest) =>
      real(work, ms === from ? to : isPoll(ms) ? to - (Date.now() % to) : ms, ...rest)
  }
  const kept = { longTasks: [] as number[], keyToPaint: [] as number[], contentful: 0, largest: 0, shift: 0 }
  Object.assign(window, { bench: kept })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    kept.largest = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') kept.contentful = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    // The DOM types do not include these entries yet.
    for (const entry of list.getEntries()) kept.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A posted message is delivered after the current frame has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => kept.keyToPaint.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(0)
      })
    },
    true,
  )
}

/** Milliseconds since the navigation or of their kind; `shift` is the sum of layout shifts, without unit. */
interface Kept {
  longTasks: number[]
  keyToPaint: number[]
  contentful: number
  largest: number
  shift: number
}

export interface BenchPage {
  page: Page
  cdp: CDPSession
}

/** Opens a page in a new browser, passes it to `work`, and closes both. */
export async function inBrowser<Result>(
  pace: Pace,
  storage: Record<string, string>,
  work: (measured: BenchPage) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(instrument, pace)
    await page.addInitScript((entries) => {
      // The chart's frame has an opaque origin, so no storage.
      if (window.top === window) for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    const cdp = await page.context().newCDPSession(page)
    // CPU time of the main thread, nearly independent of other load.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    return await work({ page, cdp })
  } finally {
    await browser.close()
  }
}

/** Seconds and counts by their names in the DevTools protocol. */
export async function readMetrics(cdp: CDPSession): Promise<Record<string, number>> {
  const answer = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]))
}

/** Heap bytes in use. */
export async function usedHeap(cdp: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass++) await cdp.send('HeapProfiler.collectGarbage')
  return (await readMetrics(cdp))['JSHeapUsedSize'] ?? Number.NaN
}

/** Everything recorded by `instrument` since the last call. */
export const takeRecords = (page: Page) =>
  page.evaluate(() => {
    const { bench } = window as unknown as { bench: Kept }
    return { ...bench, longTasks: bench.longTasks.splice(0), keyToPaint: bench.keyToPaint.splice(0) }
  })

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** By linear interpolation; NaN if empty. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? Number.NaN
  return low + (high - low) * (place % 1)
}
export const median = (values: number[]) => quantile(values, 0.5)
