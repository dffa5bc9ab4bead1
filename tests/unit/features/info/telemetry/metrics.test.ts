import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createActor,
  type EventObject,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { charts } from '../../../../../gallery/chart/machines.ts'
import { confirmed } from '../../../../../gallery/view/samples.ts'
import { views } from '../../../../../gallery/views/views.ts'
import { Failure } from '../../../../../src/api/failure.ts'
import { MAX_BATCH_CHARACTERS, MAX_DRIFT_PATHS, TelemetryBatch } from '../../../../../src/api/telemetry.ts'
import { VERIFY_EVERY_MS } from '../../../../../src/constants/limits.ts'
import type { Confirmation, Verification } from '../../../../../src/domain/account/change.ts'
import { createMetrics } from '../../../../../src/features/info/telemetry/metrics.ts'
import { submissionOf } from '../../../../../src/machines/submission.ts'
import { forSoMany } from '../../../../forAll.ts'
import { eventsOf } from '../../../machines/walk.ts'

type Heard = Parameters<ReturnType<typeof createMetrics>['hear']>[0]

const flows = charts.flatMap((chart) => {
  const view = views[chart.name]
  return view ? [{ name: chart.name, chart, view }] : []
})
/** A step of a flow as received by its inspector. */
const inspection = (actorRef: object, snapshot: unknown, event: EventObject) =>
  ({ type: '@xstate.snapshot', actorRef, snapshot, event }) as unknown as Heard

/** The same with a secret in every text that is not a name from the code, and in additional fields. */
function planted(value: unknown, secret: string): unknown {
  if (value instanceof Failure) return new Failure(value.kind, { path: `/${secret}`, code: secret, cause: secret })
  if (typeof value === 'string') return /\d|@| /.test(value) ? secret : value
  if (Array.isArray(value)) return value.map((one) => planted(one, secret))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, one]) => [key, key === 'type' ? one : planted(one, secret)])
  return { ...Object.fromEntries(entries), [secret]: secret, email: secret, token: secret }
}

/** Also an amount that parses as a number. */
const secrets = fc.stringMatching(/^[1-9][0-9]{9,13}[1-9]$/)

describe.each(flows)('$name', ({ name, chart, view }) => {
  test('counts visits of its states, and nothing of its data', () => {
    const known = new Set(['', ...chart.nodes.map(({ path }) => path)])
    forSoMany(12)(secrets, fc.array(fc.tuple(fc.nat(), fc.nat(60_000)), { maxLength: 25 }), (secret, steps) => {
      let at = 0
      const { hear, batch } = createMetrics(1, () => at)
      for (const { input } of Object.values(view.scenes)) {
        const events = eventsOf(view).map((event) => planted(event, secret) as EventObject)
        const flow = {}
        let [state] = initialTransition(chart.machine, planted(input, secret))
        hear(inspection(flow, state, { type: 'xstate.init' }))
        for (const [throwOf, passed] of steps) {
          const event = events[throwOf % events.length]
          if (event === undefined || state.status !== 'active') break
          at += passed
          ;[state] = transition(chart.machine, state, event)
          hear(inspection(flow, state, event))
        }
      }
      const batchText = JSON.stringify(batch())
      expect(batchText).not.toContain(secret)
      expect(TelemetryBatch.safeParse(batch()).success).toBe(true)
      expect(Object.keys(batch().machines)).toEqual([name])
      expect(Object.keys(batch().machines[name]?.states ?? {}).filter((path) => !known.has(path))).toEqual([])
    })
  })
})

test('a batch with every state of every machine is small enough to be sent', () => {
  const { hear, batch } = createMetrics(0.001, () => 0)
  for (const chart of charts)
    for (const { path } of chart.nodes) {
      const [flow, machine] = [{}, { id: chart.name }]
      hear(inspection(flow, { machine, value: path, status: 'active' }, { type: 'xstate.init' }))
      hear(inspection(flow, { machine, value: path, status: 'stopped' }, { type: 'xstate.stop' }))
    }
  expect(JSON.stringify(batch()).length).toBeLessThan(MAX_BATCH_CHARACTERS / 1.5)
})

/** One change with the given response, recorded by new metrics. */
async function submitted(send: Failure | null, check: Verification) {
  const metrics = createMetrics(1, () => 0)
  const clock = new SimulatedClock()
  const machine = submissionOf<string>().provide({
    actors: {
      send: fromPromise<unknown, Confirmation<string>>(async () => {
        if (send) throw send
      }),
      check: fromPromise<Verification, Confirmation<string>>(async () => check),
    },
  })
  const actor = createActor(machine, {
    input: confirmed('order', '4815162342 KXT', 'k-4815162342'),
    clock,
    inspect: metrics.hear,
  }).start()
  for (let round = 0; round < 40 && actor.getSnapshot().status === 'active'; round += 1) {
    await waitFor(actor, (state) => state.status === 'done' || state.matches({ verifying: 'waiting' }))
    clock.increment(VERIFY_EVERY_MS)
  }
  return metrics.batch()
}

test('unknown outcomes are counted with their result, by the name of the running change', async () => {
  expect((await submitted(null, 'notFound')).unknownOutcomes).toEqual({})
  const lost = new Failure('timeout', { path: '/futures/api/4815162342' })
  const gone = await submitted(lost, 'notFound')
  expect(gone.unknownOutcomes).toEqual({ submission: { began: 1, happened: 0, didNotHappen: 1 } })
  const found = await submitted(lost, { found: '4815162342' })
  expect(found.unknownOutcomes).toEqual({ submission: { began: 1, happened: 1, didNotHappen: 0 } })
  expect(found.machines['submission']?.states).toMatchObject({
    sending: { count: 1 },
    'verifying.checking': { count: 1 },
    happened: { count: 1 },
  })
  expect(JSON.stringify(found)).not.toContain('4815162342')
})

test('drift, blocked content and vitals are names and numbers only, each counted once', () => {
  const metrics = createMetrics(0.5, () => 0)
  metrics.drifted([
    'orders: liquidation',
    'orders: liquidation',
    '/futures/api/x?token=4815162342',
    'orders: 1 000 KXT',
    'me@paper.example',
  ])
  metrics.violated('script-src-elem')
  metrics.violated('script-src-elem')
  metrics.violated('https://elsewhere.example/4815162342')
  metrics.lateCodeFailed()
  metrics.measured('lcpMs', 1_234.5)
  metrics.measured('cls', 0.01234)
  const first = metrics.flush()
  expect(first).toEqual({
    telemetry: 1,
    share: 0.5,
    drift: ['orders: liquidation'],
    unknownOutcomes: {},
    lateCode: 1,
    csp: { 'script-src-elem': 2 },
    vitals: { lcpMs: 1_200, cls: 0.012 },
    machines: {},
  })
  expect(TelemetryBatch.safeParse(first).success).toBe(true)
  metrics.drifted(['orders: liquidation'])
  metrics.measured('lcpMs', 5_000)
  expect(metrics.flush()).toBeNull()
  metrics.lateCodeFailed()
  metrics.drifted(Array.from({ length: 300 }, (_, field) => `orders: field${field}`))
  expect(metrics.flush()).toMatchObject({ lateCode: 1, drift: { length: MAX_DRIFT_PATHS } })
})
