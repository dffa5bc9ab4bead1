import { readTrace } from '../live/trace.ts'
import type { Chart } from '../types.ts'
import { countFlows } from './countFlows.ts'
import { type Read, readUse } from './readUse.ts'

/** Reads a file of use; a trace saved by Live is counted. */
export function readAny(text: string, name: string, charts: readonly Chart[]): Read {
  const trace = readTrace(text)
  if (!trace) return readUse(text, name)
  const last = trace.steps.at(-1)?.at
  if (last === undefined) return { complaint: `“${name}” is a trace without a step.` }
  const source = name.replace(/(?:\.trace)?\.json$/, '').slice(0, 60)
  return { file: countFlows(charts, [{ ...trace, at: null }], { source: `Trace ${source}`, at: new Date(last).toISOString() }) }
}
