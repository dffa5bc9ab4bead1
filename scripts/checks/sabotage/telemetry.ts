import type { Defect } from './defect.ts'

/** Mutations of telemetry. */
export const telemetry: Defect[] = [
  {
    name: 'telemetry that nobody asked for',
    breaks: 'Every visit of an exchange that switched nothing on is reported, the webview with a token in its address too.',
    edits: [{ in: 'telemetryUrl', find: '$asked && !isWebview() && $isInSample ? $path : null', put: "$path ?? '/futures/telemetry'" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/info/telemetry/sending.test.ts', test: 'nothing is collected or sent if nobody asks for it' },
  },
  {
    name: 'telemetry that tells amounts',
    breaks: 'What a flow holds, amounts and ids of orders among it, leaves the device.',
    edits: [{ in: 'createMetrics', find: 'visits.at($actor, id, $states, now(), $isFirst)', put: 'visits.at($actor, id + JSON.stringify($actor.getSnapshot?.().context ?? event.snapshot), $states, now(), $isFirst)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/info/telemetry/metrics.test.ts', test: 'counts visits of its states, and nothing of its data' },
  },
]
