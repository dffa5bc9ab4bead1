import { readTrace } from '../../../live/trace.ts'
import type { Chart } from '../../../types.ts'
import { countFlows } from '../countFlows.ts'
import { fromTelemetry } from './fromTelemetry.ts'
import { type Read, readUse } from './readUse.ts'

/** Reads a file of use; batches of telemetry, and a trace saved by Live, are counted. */
export function readAny(text: string, name: string, charts: readonly Chart[]): Read {
  const telemetry = fromTelemetry(text)
  if (telemetry) return { file: { ...telemetry, source: `Telemetry ${name.replace(/\.jsonl?$/, '')}`.slice(0, 80) } }
  const trace = readTrace(text)
  if (!trace) return readUse(text, name)
  const last = trace.steps.at(-1)?.at
  if (last === undefined) return { complaint: `“${name}” is a trace without a step.` }
  const source = name.replace(/(?:\.trace)?\.json$/, '').slice(0, 60)
  return { file: countFlows(charts, [{ ...trace, at: null }], { source: `Trace ${source}`, at: new Date(last).toISOString() }) }
}
