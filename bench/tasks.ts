import { type Browser, type Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of CPU time. */
  tdur?: number
  args: { name?: string }
}

/**
 * CPU milliseconds of each main-thread task during `work`. The browser's long-task entries are wall time, which depends on the
 * load of the machine.
 */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser() as Browser // a context created by a browser has one
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const threads = new Map<string, number[]>()
  for (const { name, ph, pid, tid, args } of traceEvents)
    if (ph === 'M' && name === 'thread_name' && args.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, [])
  for (const { name, pid, tid, tdur } of traceEvents)
    if (name === 'RunTask' && tdur !== undefined) threads.get(`${pid} ${tid}`)?.push(tdur / 1_000)
  // A frame of another origin has its own thread; the page's is the busiest.
  const sum = (tasks: number[]) => tasks.reduce((total, ms) => total + ms, 0)
  return [...threads.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}
