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
  args: { name?: string; data?: { [field: string]: unknown } }
}

/** What the browser records during `work`; names of work as `mark` gives them. */
async function traced(page: Page, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser() as Browser // a context created by a browser has one
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  })
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

const MARK = 'press: '

/** Names the inputs that follow, for `pressesDuring`. */
export const mark = (page: Page, name: string) => page.evaluate((text) => void performance.mark(text), MARK + name)

/** Milliseconds of one press. */
export interface Press {
  name: string
  /** From the input to the first paint after it, by the browser's Event Timing: wall time. */
  wall: number
  /** What the main thread works in that time: CPU time, nearly independent of other load. */
  cpu: number
  /** The longest layout or style recalculation that a script waited for, until the next press: CPU time. */
  forced: number
}

/** Each press during `work`, with the name that `mark` gave before. */
export async function pressesDuring(page: Page, work: () => Promise<unknown>): Promise<Press[]> {
  const events =
    mainThreads(await traced(page, work)).find((all) => all.some(({ name }) => name.startsWith(MARK))) ?? []
  const marks = events.filter(({ name }) => name.startsWith(MARK))
  return marks.map(({ name, ts, args }, index) => {
    const during = events.filter((event) => event.ts >= ts && event.ts < (marks[index + 1]?.ts ?? Infinity))
    const inputs = during.flatMap((event) => {
      const { interactionId = 0, duration, timeStamp, commitFinishTime } = event.args.data ?? {}
      const [wall, from] = [Number(duration), Number(timeStamp)]
      return event.name === 'EventTiming' && event.ph === 'b' && Number(interactionId) > 0
        ? [{ wall, from, to: Number(commitFinishTime ?? from + wall) }]
        : []
    })
    // Event Timing counts from the navigation, as the mark does.
    const origin = ts - Number(args.data?.['startTime']) * 1_000
    const cpu = ({ from, to }: { from: number; to: number }) =>
      during.reduce((sum, event) => {
        if (event.name !== 'RunTask' || !event.dur || event.tdur === undefined) return sum
        const [start, end] = [(event.ts - origin) / 1_000, (event.ts + event.dur - origin) / 1_000]
        const share = Math.max(0, Math.min(end, to) - Math.max(start, from)) / (end - start)
        return sum + (share * event.tdur) / 1_000
      }, 0)
    const calls = during.filter((event) => event.name === 'FunctionCall' || event.name === 'RunMicrotasks')
    const forced = during.filter(
      (event) =>
        (event.name === 'Layout' || event.name === 'UpdateLayoutTree') &&
        calls.some((call) => call.ts <= event.ts && event.ts < call.ts + (call.dur ?? 0)),
    )
    return {
      name: name.slice(MARK.length),
      wall: Math.max(0, ...inputs.map(({ wall }) => wall)),
      cpu: Math.max(0, ...inputs.map(cpu)),
      forced: Math.max(0, ...forced.map(({ tdur = 0 }) => tdur / 1_000)),
    }
  })
}
