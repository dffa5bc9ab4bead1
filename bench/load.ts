import type { CDPSession } from '@playwright/test'
import { inBrowser, type BenchPage, readMetrics, usedHeap, sleep, takeRecords } from './browser.ts'
import type { BenchServer } from './server.ts'
import { READ, type Target } from './targets.ts'

const QUIET_MS = 2_000
/** A mid-range phone on a slow connection. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SLOW_CPU = 4

/** Waits until the page is ready, without a request or a long task for two seconds. */
async function untilQuiet({ page }: BenchPage, server: BenchServer, { ready }: Target) {
  await page.locator(ready).first().waitFor({ timeout: 60_000 })
  const asked = server.takeAsked()
  const longTasks: number[] = []
  let kept = await takeRecords(page)
  for (let at = Date.now(); Date.now() - at < QUIET_MS; await sleep(100)) {
    const more = server.takeAsked()
    kept = await takeRecords(page)
    if (more.length + kept.longTasks.length > 0) at = Date.now()
    asked.push(...more)
    longTasks.push(...kept.longTasks)
  }
  return { asked, kept: { ...kept, longTasks } }
}

/** All files requested until the page is idle, in bytes, and the heap it then holds. */
export function measureFiles(server: BenchServer, target: Target) {
  return inBrowser(READ, target.storage, async (measured) => {
    const { page, cdp } = measured
    server.takeAsked()
    await page.goto(server.origin + target.path)
    const { asked } = await untilQuiet(measured, server, target)
    const { ScriptDuration = Number.NaN } = await readMetrics(cdp)
    const bytes = (kind: RegExp, pack: 'gzip' | 'brotli') =>
      asked.filter(({ file }) => kind.test(file.type)).reduce((sum, { file }) => sum + file[pack].length, 0) / 1_000
    return {
      bytes,
      files: asked.length,
      twice: asked.length - new Set(asked.map(({ path }) => path)).size,
      scriptMs: ScriptDuration * 1_000,
      heap: (await usedHeap(cdp)) / 1e6,
    }
  })
}

/** Kilobytes of all files until the page is idle, on a first visit, and in the same browser after `next` was released. */
export function measureReturn(server: BenchServer, target: Target, next: string) {
  return inBrowser(READ, target.storage, async (measured) => {
    const visit = async () => {
      server.takeAsked()
      await measured.page.goto(server.origin + target.path)
      const { asked } = await untilQuiet(measured, server, target)
      await measured.page.goto('about:blank')
      return asked.reduce((sum, { sent }) => sum + sent, 0) / 1_000
    }
    const first = await visit()
    server.release(next)
    return { first, second: await visit() }
  })
}

/** Share of the scripts that has not run when the page is idle, in percent of their characters. */
export function measureUnused(server: BenchServer, target: Target) {
  return inBrowser(READ, target.storage, async (measured) => {
    const { page } = measured
    await page.coverage.startJSCoverage()
    await page.goto(server.origin + target.path)
    await untilQuiet(measured, server, target)
    let [used, whole] = [0, 0]
    for (const { source, functions } of await page.coverage.stopJSCoverage()) {
      if (source === undefined) continue
      const runs = new Uint8Array(source.length).fill(1)
      // Outer ranges come before the more precise inner ones.
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges) runs.fill(count > 0 ? 1 : 0, startOffset, endOffset)
      whole += runs.length
      used += runs.reduce((sum, ran) => sum + ran, 0)
    }
    return (1 - used / whole) * 100
  })
}

/** A request of a page: file, priority, start and end in ms since the first request. */
interface Fetched {
  path: string
  priority: string
  from: number
  to: number
}

/** Records each request from here on. */
function watchFetches(cdp: CDPSession): Fetched[] {
  const fetched: Fetched[] = []
  const open = new Map<string, Fetched>()
  let start = Number.NaN
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (Number.isNaN(start)) start = timestamp
    const one = {
      path: new URL(request.url).pathname,
      priority: request.initialPriority,
      from: (timestamp - start) * 1_000,
      to: Number.NaN,
    }
    fetched.push(one)
    open.set(requestId, one)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const one = open.get(requestId)
    if (one) one.to = (timestamp - start) * 1_000
  })
  return fetched
}

/** In the page: when the target was first drawn, ms since the navigation. Asked from outside, the answer would wait for the page's own work. */
function markReady(selector: string) {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) Object.assign(window, { readyMs: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** A first visit on a slow phone: milliseconds since the navigation (`usable`: until the target is ready), the sum of layout shifts, and the requests. */
export function measureSlowPhone(server: BenchServer, target: Target) {
  return inBrowser(READ, target.storage, async (measured) => {
    const { page, cdp } = measured
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    const fetched = watchFetches(cdp)
    server.takeAsked()
    await page.addInitScript(markReady, target.ready)
    await page.goto(server.origin + target.path, { waitUntil: 'commit' })
    const { kept } = await untilQuiet(measured, server, target)
    const usable = await page.evaluate(() => Number(Reflect.get(window, 'readyMs')))
    const blocked = kept.longTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0)
    return { contentful: kept.contentful, largest: kept.largest, usable, shift: kept.shift, blocked, fetched }
  })
}
