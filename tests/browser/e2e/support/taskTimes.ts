import type { Page } from '@playwright/test'

interface Event {
  name: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** CPU time of each main-thread task during the given steps, ms: unlike wall time, it does not depend on other processes. */
export async function taskTimes(page: Page, steps: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  await steps()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] }
  const mains = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  )
  return traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && tdur !== undefined && mains.has(`${pid} ${tid}`) ? tdur / 1_000 : [],
  )
}
