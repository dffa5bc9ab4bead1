import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate'
import { type Flow, traceOf as traceOfFlow } from '../../../gallery/live/flows.ts'
import { reportFlows } from '../../../gallery/live/reportFlows.ts'
import { firstDifference, foldedTrace, readTrace, type Trace } from '../../../gallery/live/trace.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { plain, plainRecord } from '../../../gallery/live/plain.ts'
import { traceTest } from '../../../gallery/live/traceTest.ts'
import { pathsOf } from '../../../gallery/paths.ts'
import type { Chart } from '../../../gallery/types.ts'
import { views } from '../../../gallery/views/views.ts'
import { joinContestMachine, type JoinRequest } from '../../../src/machines/joinContest.ts'
import { type PaymentRequest, resetMachine } from '../../../src/machines/reset.ts'
import { type Confirmation, type Verification, submissionOf } from '../../../src/machines/submission.ts'
import { Failure } from '../../../src/api/failure.ts'
import { ContestId, EventId } from '../../../src/api/scalars.ts'
import type { PaymentState } from '../../../src/api/wallet.ts'

const eventId = EventId.parse('evt-x')
const before = { wallet: null, openOrders: null }
const silence = new Failure('timeout', { path: '/x' })

/** Follows new flows, as the app in development does; `posted` is what another tab receives. */
function listen() {
  const posted: Flow[] = []
  return { ...reportFlows((flow) => posted.push(structuredClone(flow)), { page: 'p', now: () => 0 }), posted }
}

type Answered<Answer> = () => Promise<Answer>

/** A payment, typed as `text`, whose request is answered by `send` and whose checks by `check`. */
async function pay(text: string, send: Answered<EventId>, check: Answered<PaymentState>) {
  const { inspect, posted, reportAll } = listen()
  const machine = resetMachine.provide({
    actors: {
      submission: submissionOf<PaymentRequest, EventId | null>().provide({
        actors: {
          send: fromPromise<EventId | null, Confirmation<PaymentRequest>>(send),
          check: fromPromise<Verification<EventId | null>, Confirmation<PaymentRequest>>(async () => ({ found: null })),
        },
      }),
      checkPayment: fromPromise(check),
      refresh: fromPromise(async () => {}),
    },
  })
  const actor = createActor(machine, { input: { kind: 'reset', begun: null }, clock: new SimulatedClock(), inspect }).start()
  for (let length = 1; length <= text.length; length++) actor.send({ type: 'TYPE', text: text.slice(0, length) })
  actor.send({ type: 'CONFIRM', key: 'k', at: 0, before })
  reportAll()
  await waitFor(actor, (snapshot) => ['success', 'error', 'init'].some((name) => snapshot.matches(name as 'init')))
  reportAll()
  return { posted }
}

/** What the gallery has received of one machine. */
const traceOf = (posted: readonly Flow[], machine: string): Trace => traceOfFlow(posted.findLast((flow) => flow.machine === machine) ?? expect.fail(`${machine} has not started`))

const refused = () => pay('482 913', async () => eventId, async () => ({ state: 'PAYMENT_FAILED', code: undefined }))

const digit = fc.integer({ min: 1, max: 9 }).map(String)
const payCode = fc.array(digit, { minLength: 6, maxLength: 6 }).map((digits) => digits.join(''))
const answers = fc.constantFrom<Answered<EventId>>(
  async () => eventId,
  () => Promise.reject(new Failure('refused', { path: '/x', code: '0' })),
  () => Promise.reject(silence),
)

test('no pay code ever leaves the tab of the app, typed, sent, refused or lost', async () => {
  await fc.assert(
    fc.asyncProperty(payCode, fc.boolean(), answers, async (code, spaced, send) => {
      const text = spaced ? `${code.slice(0, 3)} ${code.slice(3)}` : code
      const { posted } = await pay(text, send, async () => ({ state: 'DONE', code: undefined }))
      const postedText = JSON.stringify(posted)
      expect(postedText).not.toContain(code)
      expect(postedText).not.toContain(text)
      // Nor in pieces: no digit of it is in what was typed.
      expect(postedText).not.toMatch(/"(?:text|payCode)":"[^"]*[1-9]/)
      expect(postedText).toContain('"payCode":"000000"')
    }),
    { numRuns: 40 },
  )
})

test('no token ever leaves the tab of the app', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.boolean(), async (contestUserToken, isRefused) => {
      const { inspect, posted } = listen()
      const machine = joinContestMachine.provide({
        actors: {
          submission: submissionOf<JoinRequest>().provide({
            actors: {
              send: fromPromise<unknown, Confirmation<JoinRequest>>(({ input }) =>
                isRefused ? Promise.reject(new Failure('refused', { path: '/x', cause: input })) : Promise.resolve(),
              ),
            },
          }),
        },
      })
      const input = { contestId: ContestId.parse('c-1'), contestUserToken, contestName: 'Autumn' }
      const actor = createActor(machine, { input, inspect }).start()
      actor.send({ type: 'TICK' })
      actor.send({ type: 'CONFIRM', key: 'k' })
      await waitFor(actor, (snapshot) => snapshot.matches('success') || snapshot.matches('error'))
      expect(posted.length).toBeGreaterThan(5)
      expect(JSON.stringify(posted)).not.toContain(contestUserToken)
    }),
    { numRuns: 40 },
  )
})

test('each step is reported with its event, its transition, and its target', async () => {
  const { posted } = await refused()
  const { start, steps } = traceOf(posted, 'reset')
  expect(start.value).toBe('init')
  expect(steps.map(({ event, after }) => [event.type, after.value]).slice(-4)).toEqual([
    ['CONFIRM', { loading: 'sending' }],
    ['xstate.snapshot.submission', { loading: 'sending' }],
    ['xstate.done.actor.submission', { paying: 'checking' }],
    ['xstate.done.actor.checkPayment', 'error'],
  ])
  expect(steps.at(-1)?.taken).toEqual([{ source: 'reset.paying.checking', event: 'xstate.done.actor.checkPayment', index: 1 }])
})

test('an invoked flow is reported as a separate flow', async () => {
  const { posted } = await refused()
  expect(traceOf(posted, 'submission').steps.map(({ after }) => after.value)).toEqual(['done'])
})

test('a trace can be saved, loaded and replayed', async () => {
  const saved = JSON.stringify(traceOf((await refused()).posted, 'reset'))
  const loaded = readTrace(saved)
  expect(JSON.stringify(loaded)).toBe(saved)
  expect(loaded && firstDifference(resetMachine, loaded)).toBe(null)
})

test('a trace of a machine that has changed names the first step with another target', async () => {
  const trace = traceOf((await refused()).posted, 'reset')
  const elsewhere = { ...trace, steps: trace.steps.map((step, index) => (index === 3 ? { ...step, after: { ...step.after, value: 'success' } } : step)) }
  expect(firstDifference(resetMachine, elsewhere)).toBe(3)
  expect(firstDifference(resetMachine, { ...trace, start: { ...trace.start, value: 'gone' } })).toBe(-1)
})

test('a file that is no trace is rejected', () => {
  for (const text of ['', 'null', '{}', '{"trace":2,"machine":"reset","start":{"value":"init","context":{}},"steps":[]}']) expect(readTrace(text)).toBe(null)
})

test.each([
  ['refused at the payment', () => refused()],
  ['lost', () => pay('482 913', () => Promise.reject(silence), async () => ({ state: 'DONE', code: undefined }))],
])('a trace copied as a test runs and passes (%s)', async (_, play) => {
  const { posted } = await play()
  const folder = join('.cache', 'trace', String(process.pid))
  const run = (text: string) => {
    writeFileSync(join(folder, 'copied.test.ts'), text)
    return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--root', folder], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  }
  mkdirSync(folder, { recursive: true })
  try {
    const text = traceTest(traceOf(posted, 'reset'), { name: 'reset', code: 'resetMachine' })
    const passed = run(text)
    expect(passed.stdout, passed.stderr).toMatch(/Tests\s+1 passed/)
    const wrong = run(text.replaceAll(/"value": "(error|success)"/g, '"value": "init"'))
    expect(wrong.stdout).toMatch(/Tests\s+1 failed/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** What the gallery would have seen of one way through a machine. */
function tracesOf(chart: Chart): Trace[] {
  const { name, machine } = chart
  const view = views[name] ?? expect.fail(name)
  const { input } = Object.values(view.scenes)[0] ?? {}
  const events = view.events(input as never) // a view's events are about its own input
  const [start] = initialTransition(machine, input)
  return pathsOf(chart, view, input).map((path): Trace => {
    let state = start
    const steps = path.steps.map(({ event: title }) => {
      const event = events[title] ?? expect.fail(title)
      const isSnapshot = event.type.startsWith('xstate.snapshot.')
      ;[state] = transition(machine, state, event)
      const record = { type: event.type, ...plainRecord(event, state.context), ...(isSnapshot && { snapshot: { $snapshot: { tags: ['unknown'], status: 'active' } } }) }
      return { at: 0, event: record, taken: [], after: { value: state.value as string, context: plain(state.context, state.context) } }
    })
    return { trace: 1, machine: name, start: { value: start.value as string, context: plain(start.context, start.context) }, steps }
  })
}

test('every flow copied as a test has correct types and readable lines', async () => {
  const seen = await Promise.all([refused(), pay('482 913', () => Promise.reject(silence), async () => ({ state: 'DONE', code: undefined }))])
  const real = seen.flatMap(({ posted }) => ['reset', 'submission'].map((machine) => traceOf(posted, machine)))
  const traces = [...real, ...charts.filter(({ name }) => name in views).flatMap(tracesOf)]
  expect(traces.length).toBeGreaterThan(100)

  const folder = join('.cache', 'copied', String(process.pid))
  mkdirSync(folder, { recursive: true })
  try {
    const lines = traces.flatMap((trace, index) => {
      const text = traceTest(trace, charts.find(({ name }) => name === trace.machine) ?? expect.fail(trace.machine))
      writeFileSync(join(folder, `flow${index}.test.ts`), text)
      return text.split('\n')
    })
    expect(lines.filter((line) => line.length > 160)).toEqual([])
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../../tsconfig.json', include: ['*.test.ts'] }))
    const checked = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder], { encoding: 'utf8' })
    expect(checked.stdout + checked.stderr).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('of repeated polls a copied test keeps the last one, if the machine behaves the same', () => {
  const { machine } = charts.find(({ name }) => name === 'closeOrder') ?? expect.fail('no closeOrder')
  const view = views['closeOrder'] ?? expect.fail('no view')
  const { input } = Object.values(view.scenes)[0] ?? {}
  const events = view.events(input as never) // a view's events are about its own input
  const [start] = initialTransition(machine, input)
  let state = start
  const steps = ['order-polled', 'order-polled', 'order-polled', 'closed-elsewhere'].map((title) => {
    const event = events[title] ?? expect.fail(title)
    ;[state] = transition(machine, state, event)
    return { at: 0, event: { type: event.type, ...plainRecord(event, state.context) }, taken: [], after: { value: state.value as string, context: plain(state.context, state.context) } }
  })
  const trace: Trace = { trace: 1, machine: 'closeOrder', start: { value: start.value as string, context: plain(start.context, start.context) }, steps }
  expect(foldedTrace(machine, trace).steps.map(({ after }) => after.value)).toEqual([start.value, state.value])
})
