import { type Browser, type Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: the start, and the CPU time. */
  ts: number
  tdur?: number
  dur?: number
  args: { name?: string }
}

async function traced(page: Page, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser() as Browser // a context created by a browser has one
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents
}

/** The events of each renderer's main thread. A frame of another origin has its own. */
function mainThreads(traceEvents: readonly TraceEvent[]): TraceEvent[][] {
  const threads = new Map<string, TraceEvent[]>()
  for (const { name, ph, pid, tid, args } of traceEvents)
    if (ph === 'M' && name === 'thread_name' && args.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, [])
  for (const event of traceEvents) threads.get(`${event.pid} ${event.tid}`)?.push(event)
  return [...threads.values()]
}

/**
 * CPU milliseconds of each main-thread task during `work`. The browser's long-task entries are wall time, which depends on the
 * load of the machine.
 */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const threads = mainThreads(await traced(page, work)).map((events) =>
    events.flatMap(({ name, tdur }) => (name === 'RunTask' && tdur !== undefined ? [tdur / 1_000] : [])),
  )
  // The page's is the busiest.
  const sum = (tasks: number[]) => tasks.reduce((total, ms) => total + ms, 0)
  return threads.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}

/** The longest layout or style recalculation during `work` that a script waited for, in CPU milliseconds. */
export async function forcedLayouts(page: Page, work: () => Promise<unknown>): Promise<number> {
  const longest = mainThreads(await traced(page, work)).map((events) => {
    const calls = events.filter(({ name }) => name === 'FunctionCall' || name === 'RunMicrotasks')
    return events.flatMap(({ name, ts, tdur = 0 }) =>
      (name === 'Layout' || name === 'UpdateLayoutTree') &&
      calls.some((call) => call.ts <= ts && ts < call.ts + (call.dur ?? 0))
        ? [tdur / 1_000]
        : [],
    )
  })
  return Math.max(0, ...longest.flat())
}
