import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import type { Step } from '../../../gallery/live/messages.ts'
import { notes } from '../../../gallery/notes.ts'
import { kept } from '../../../gallery/annotate/pins/kept.ts'
import { addCounts, type Counts, countsOf, NOTHING, sumOf } from '../../../gallery/checks/use/counts.ts'
import { countFlows } from '../../../gallery/checks/use/countFlows.ts'
import { neverSeen, oftenWithoutNote } from '../../../gallery/checks/use/lists.ts'
import { median, medianOf } from '../../../gallery/checks/use/median.ts'
import { readAny } from '../../../gallery/checks/use/file/readAny.ts'
import { readUse } from '../../../gallery/checks/use/file/readUse.ts'
import { sample } from '../../../gallery/checks/use/sample.ts'
import { chartOfUse, seenIn } from '../../../gallery/checks/use/seen.ts'
import { idOf, sourcesOf, TOGETHER } from '../../../gallery/checks/use/sources.ts'
import { rangesTo, stepOf } from '../../../gallery/checks/use/steps.ts'
import { edgeFor, strangersIn, takenOf } from '../../../gallery/checks/use/subjects.ts'
import type { UseFile } from '../../../gallery/checks/use/file/useFile.ts'
import { durationText, shareText, timesText } from '../../../gallery/checks/use/words.ts'
import { sampleMachine } from '../charts/sampleMachine.ts'

const count = fc.nat(1_000_000)
const visits = fc.record({ count, medianMs: fc.nat(600_000) }, { requiredKeys: ['count'] })
const path = fc.constantFrom('', 'init', 'error', 'paying', 'paying.checking', 'gone.long.ago')
const transition = fc.record(
  {
    source: path,
    event: fc.constantFrom('RETRY', 'CONFIRM', 'xstate.done.actor.submission', ''),
    target: fc.option(path),
    guard: fc.constantFrom('exchangeRefused', 'didNotHappen'),
    count,
    medianMs: fc.nat(600_000),
  },
  { requiredKeys: ['source', 'event', 'target', 'count'] },
)
const machine = fc.record({ states: fc.dictionary(path, visits, { noNullPrototype: true }), transitions: fc.array(transition, { maxLength: 6 }) }, { requiredKeys: ['states'] })
const moment = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString())
const file: fc.Arbitrary<UseFile> = fc.record({
  use: fc.constant(1 as const),
  source: fc.string({ minLength: 1, maxLength: 80 }),
  at: fc.option(moment),
  span: fc.option(fc.record({ from: moment, to: moment })),
  machines: fc.dictionary(fc.constantFrom('reset', 'closeOrder', 'unheardOf'), machine, { noNullPrototype: true }),
})
const total = ({ all }: Counts) => [...all.values()].reduce((sum, one) => sum + one.count, 0)
const totalOf = ({ machines }: UseFile) =>
  Object.values(machines).reduce((sum, { states, transitions = [] }) => [...Object.values(states), ...transitions].reduce((inner, one) => inner + one.count, sum), 0)

const reset = charts.find(({ name }) => name === 'reset') ?? expect.fail('no reset')
const edge = (id: string) => reset.edges.find((one) => one.id === id) ?? expect.fail(id)
const fileOf = (machines: UseFile['machines'], source = 'test'): UseFile => ({ use: 1, source, at: null, span: null, machines })
const complaint = (text: string) => {
  const read = readUse(text, 'x.json')
  return 'complaint' in read ? read.complaint : expect.fail('it was read')
}

test('files are added in any grouping, and nothing is lost or counted twice', () => {
  fc.assert(
    fc.property(file, file, file, (a, b, c) => {
      const [one, two, three] = [countsOf(a), countsOf(b), countsOf(c)]
      expect(addCounts(addCounts(one, two), three)).toEqual(addCounts(one, addCounts(two, three)))
      expect(addCounts(one, NOTHING)).toEqual(one)
      expect(total(sumOf([a, b, c]))).toBe(totalOf(a) + totalOf(b) + totalOf(c))
    }),
  )
})

test('the order of the files makes no difference to what is shown', () => {
  fc.assert(
    fc.property(file, file, (a, b) => {
      expect(seenIn(reset, sumOf([a, b]))).toEqual(seenIn(reset, sumOf([b, a])))
    }),
  )
})

test('whatever a file counts is shown in a chart, or listed as a stranger', () => {
  fc.assert(
    fc.property(file, (one) => {
      const counts = countsOf(one)
      const shown = charts.flatMap((chart) => [...seenIn(chart, counts).values()]).reduce((sum, seen) => sum + seen.count, 0)
      const strange = strangersIn(charts, counts).reduce((sum, stranger) => sum + stranger.count, 0)
      expect(shown + strange).toBe(totalOf(one))
    }),
  )
})

test('a file that is written is read as it was', () => {
  fc.assert(
    fc.property(file, (one) => {
      expect(readUse(JSON.stringify(one), 'x')).toEqual({ file: one })
    }),
  )
})

test('whatever is dropped is read or complained of by its name, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map((value) => JSON.stringify({ use: 1, source: 'x', at: null, span: null, machines: value }))), (text) => {
      const read = readAny(text, 'x.json', charts)
      if ('complaint' in read) expect(read.complaint).toMatch(/^“x\.json” (?:is|was) .+\.$/s)
    }),
  )
})

test('a file that is none says what is wrong, and where', () => {
  expect(complaint('{')).toBe('“x.json” is no JSON.')
  expect(complaint('{"trace":1}')).toBe('“x.json” is no file of use: it does not begin with "use": 1.')
  expect(complaint('null')).toContain('no file of use')
  expect(complaint('{"use":2}')).toBe('“x.json” is of version 2 of the format; this gallery reads version 1.')
  const wrong = (machines: unknown, more: object = {}) => complaint(JSON.stringify({ ...fileOf({}), ...more, machines }))
  expect(wrong({ reset: { states: { init: { count: -1 } } } })).toBe('“x.json” was not loaded: machines › reset › states › init › count is -1, and should be a whole number, 0 or more.')
  expect(wrong({ reset: { states: { init: {} } } })).toContain('count is missing, and should be a whole number')
  expect(wrong({ reset: { states: { '0x ff': { count: 1 } } } })).toContain('“0x ff” is not the path of a state such as paying.checking')
  expect(wrong({ reset: { states: {}, transitions: {} } })).toContain('transitions is {}, and should be a list')
  expect(wrong({}, { at: 'yesterday' })).toContain('at is "yesterday", and should be a moment such as 2026-11-23T12:00:00Z')
  expect(wrong({ a: {}, b: {}, c: {}, d: {}, e: {} })).toContain('; and 2 more.')
})

test('nothing of a person or an order fits into a file', () => {
  const withMore = (more: object) => complaint(JSON.stringify(fileOf({ reset: { states: { init: { count: 1, ...more } } } })))
  expect(withMore({ userId: '7' })).toBe('“x.json” was not loaded: “userId” in machines › reset › states › init is no part of the format.')
  expect(withMore({ amount: '12.50' })).toContain('“amount”')
})

test('a transition is found by source, event, target and, where it needs to be, its guard', () => {
  for (const chart of charts) for (const one of chart.edges) expect(edgeFor(chart, takenOf(chart, one))?.id).toBe(one.id)
  const refused = { machine: 'reset', source: 'loading', event: 'xstate.done.actor.submission', target: 'error' }
  expect(edgeFor(reset, refused)).toBe(null)
  expect(edgeFor(reset, { ...refused, guard: 'exchangeRefused' })?.guard?.name).toBe('exchangeRefused')
  expect(edgeFor(reset, { machine: 'reset', source: 'init', event: 'CONFIRM', target: 'loading' })).toBe(edge('reset.init on CONFIRM'))
})

test('the median of one file is exact, and that of several lies among theirs', () => {
  expect(median([])).toBe(null)
  expect(median([5, 1, 3])).toBe(3)
  expect(median([1, 2, 10, 20])).toBe(6)
  expect(medianOf([{ count: 3, medianMs: 700 }])).toBe(700)
  expect(medianOf([{ count: 1, medianMs: 9_000 }, { count: 10, medianMs: 200 }])).toBe(200)
  fc.assert(
    fc.property(fc.array(fc.record({ count: fc.integer({ min: 1, max: 99 }), medianMs: fc.nat() }), { minLength: 1 }), (medians) => {
      expect(medians.map(({ medianMs }) => medianMs)).toContain(medianOf(medians))
    }),
  )
  expect(seenIn(reset, sumOf([fileOf({ reset: { states: { init: { count: 2, medianMs: 5 } } } }), fileOf({ reset: { states: { init: { count: 3 } } } })])).get('reset.init')).toEqual({
    count: 5,
    medianMs: 5,
    isEstimate: false,
    step: 4,
  })
})

test('more is never drawn thinner; the most is the widest, and never is no step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e9), fc.nat(1e9), (most, one, other) => {
      const [low, high] = [Math.min(one, other, most), Math.min(Math.max(one, other), most)]
      expect(stepOf(low, most)).toBeLessThanOrEqual(stepOf(high, most))
      expect(stepOf(most, most)).toBe(4)
      expect(stepOf(0, most)).toBe(0)
      for (const { step, from, to } of rangesTo(most)) expect([stepOf(from, most), stepOf(to, most)]).toEqual([step, step])
    }),
  )
  expect(rangesTo(10_000)).toEqual([{ step: 1, from: 1, to: 10 }, { step: 2, from: 11, to: 100 }, { step: 3, from: 101, to: 1_000 }, { step: 4, from: 1_001, to: 10_000 }])
})

test('a chart says of each state and transition how often; of transitions only where they were counted', () => {
  const states = { init: { count: 10, medianMs: 1_200 }, error: { count: 0 } }
  const bare = seenIn(reset, sumOf([fileOf({ reset: { states } })]))
  expect(bare.get('reset.init')).toMatchObject({ count: 10, medianMs: 1_200 })
  expect(bare.get('reset.error')).toMatchObject({ count: 0, step: 0 })
  expect([...bare.keys()].some((id) => id.includes(' on '))).toBe(false)

  const counts = sumOf([fileOf({ reset: { states, transitions: [{ source: 'init', event: 'CONFIRM', target: 'loading', count: 3 }] } })])
  expect(seenIn(reset, counts).get('reset.init on CONFIRM')).toMatchObject({ count: 3 })
  expect(seenIn(reset, counts).get('reset.init on TYPE')).toMatchObject({ count: 0 })
  expect(chartOfUse(reset, counts)).toBe(chartOfUse(reset, counts))
  expect(seenIn(reset, sumOf([fileOf({ tpsl: { states } })])).size).toBe(0)
})

test('two transitions that differ by their guard alone are counted apart', () => {
  const done = { source: 'loading', event: 'xstate.done.actor.submission', target: 'error' }
  const counts = sumOf([fileOf({ reset: { states: {}, transitions: [{ ...done, guard: 'exchangeRefused', count: 3 }, { ...done, guard: 'didNotHappen', count: 2 }] } })])
  const seen = seenIn(reset, counts)
  expect(reset.edges.flatMap(({ id, guard }) => (seen.get(id)?.count ? [[guard?.name, seen.get(id)?.count]] : []))).toEqual([['exchangeRefused', 3], ['didNotHappen', 2]])
})

test('of what nobody can see is not said that it was never seen', () => {
  const sampleChart = readChart('sample', sampleMachine)
  const seen = seenIn(sampleChart, sumOf([fileOf({ sample: { states: { over: { count: 1 } }, transitions: [] } })]))
  const history = sampleChart.nodes.filter(({ kind }) => kind === 'history')
  expect(history).not.toEqual([])
  for (const { id } of history) {
    expect(seen.has(id)).toBe(false)
    expect(sampleChart.edges.filter(({ source }) => source === id).some((one) => seen.has(one.id))).toBe(false)
  }
})

test('flows are counted: each visit with the time it lasted, each transition from the entry of its source', () => {
  const step = (at: number, event: string, source: string, index: number, value: Step['after']['value']): Step => ({
    at,
    event: { type: event },
    taken: [{ source, event, index }],
    after: { value, context: { payCode: 'secret', orderId: '77' } },
  })
  const steps = [
    step(2_000, 'TYPE', 'reset.init', 0, 'init'),
    step(3_000, 'CONFIRM', 'reset.init', 0, { loading: 'sending' }),
    step(3_400, 'xstate.done.actor.submission', 'reset.loading', 0, 'error'),
    step(5_000, 'RETRY', 'reset.error', 0, 'init'),
    step(5_500, 'CONFIRM', 'reset.init', 0, { loading: 'sending' }),
  ]
  const counted = countFlows(charts, [{ machine: 'reset', at: 1_000, start: { value: 'init', context: {} }, steps }], { source: 'Live', at: '2026-11-23T12:00:00.000Z' })
  expect(counted).toMatchObject({ source: 'Live', span: { from: new Date(1_000).toISOString(), to: new Date(5_500).toISOString() } })
  expect(counted.machines['reset']?.states).toEqual({
    '': { count: 1 },
    init: { count: 2, medianMs: 1_250 },
    loading: { count: 2, medianMs: 400 },
    'loading.sending': { count: 2, medianMs: 400 },
    error: { count: 1, medianMs: 1_600 },
  })
  expect(counted.machines['reset']?.transitions).toContainEqual(expect.objectContaining({ source: 'init', event: 'CONFIRM', target: 'loading', count: 2, medianMs: 1_250 }))
  expect(JSON.stringify(counted)).not.toMatch(/secret|77"/)
  expect(readUse(JSON.stringify(counted), 'x')).toEqual({ file: counted })
  expect(strangersIn(charts, countsOf(counted))).toEqual([])
  const trace = readAny(JSON.stringify({ trace: 1, machine: 'reset', start: { value: 'init', context: {} }, steps }), 'reset.trace.json', charts)
  // When it began is not in a trace.
  expect(trace).toMatchObject({ file: { source: 'Trace reset', machines: { reset: { states: { init: { count: 2, medianMs: 500 } } } } } })
})

test('what runs in parallel is counted region by region', () => {
  const start = { value: { running: { first: 'free', second: 'following' } }, context: {} }
  const counted = countFlows(charts, [{ machine: 'closeSeveral', at: 0, start, steps: [] }], { source: 'Live', at: '2026-11-23T12:00:00.000Z' })
  expect(Object.keys(counted.machines['closeSeveral']?.states ?? {}).toSorted()).toEqual(['', 'running', 'running.first', 'running.first.free', 'running.second', 'running.second.following'])
})

test('often seen and never noted: states of the upper steps without a note, the most seen first', () => {
  const noted = notes.find(({ machine, state, by }) => machine === 'reset' && state === 'error' && by === null)
  expect(noted).toBeDefined()
  const found = oftenWithoutNote(charts, sumOf([fileOf({ reset: { states: { error: { count: 10_000 }, init: { count: 5_000 }, 'paying.gone': { count: 9_000 }, success: { count: 7_000 }, loading: { count: 9_000 }, activating: { count: 9 } } } })]))
  expect(found.map(({ state }) => state)).toEqual(['success', 'init'])
})

test('a note pinned to a view counts as a note', () => {
  const counts = sumOf([fileOf({ reset: { states: { init: { count: 5 } } } })])
  const states = () => oftenWithoutNote(charts, counts).map(({ state }) => state)
  expect(states()).toEqual(['init'])
  kept.pins.push({ machine: 'reset', state: 'init', id: 'init--1', text: 'Too dark.', by: null, scene: null, lang: 'en', theme: 'dark', width: 700, date: '2026-11-23T12:00:00Z', element: [], at: [0, 0], window: [0, 0] })
  expect(states()).toEqual([])
  kept.pins.pop()
})

test('never seen: states and transitions of the machines that were counted, and those of which nothing was', () => {
  const found = neverSeen(charts, sumOf([fileOf({ reset: { states: { init: { count: 1 } }, transitions: [] } })]))
  const whole = found.filter(({ isWhole }) => isWhole).map(({ chart }) => chart.name)
  expect(whole).toEqual(charts.map(({ name }) => name).filter((name) => name !== 'reset'))
  const mine = found.find(({ chart }) => chart === reset)
  expect(mine?.states).toContain('error')
  expect(mine?.states).not.toContain('init')
  // It is passed at once: nobody can see it.
  expect(mine?.states).not.toContain('opening')
  expect(mine?.edges.map(({ id }) => id)).toContain('reset.init on CONFIRM')
})

test('the sample is what the tests walk: without times, and of the charts of today', () => {
  expect(JSON.stringify(sample)).not.toMatch(/medianMs|20\d\d-/)
  expect(strangersIn(charts, countsOf(sample))).toEqual([])
  expect(Object.keys(sample.machines)).toContain('closeOrder')
})

test('several files can be chosen together, each once', () => {
  const [one, two] = [fileOf({}, 'One'), { ...fileOf({}, 'One'), at: '2026-11-23T12:00:00Z' }]
  expect(sourcesOf(sample, [one]).map(({ id }) => id)).toEqual(['what-the-tests-walk', 'one'])
  const sources = sourcesOf(sample, [one, two])
  expect(sources.map(({ id }) => id)).toEqual(['what-the-tests-walk', 'one', 'one-2026-11-23t12-00-00z', TOGETHER])
  expect(sources.at(-1)?.files).toEqual([one, two])
  fc.assert(
    fc.property(file, (any) => {
      expect(idOf(any)).toMatch(/^[a-z\d.+-]{1,80}$/)
    }),
  )
})

test('counts and times are said as one says them', () => {
  expect([0, 999, 1_249, 59_949, 59_950, 60_000, 125_000, 3_599_600, 12_000_000].map(durationText)).toEqual(['0 ms', '999 ms', '1.2 s', '59.9 s', '1 min', '1 min', '2 min 5 s', '1 h', '3 h 20 min'])
  expect([1, 2, 12_400].map(timesText)).toEqual(['once', '2 times', '12,400 times'])
  expect([shareText(1, 300), shareText(3, 100), shareText(2_999, 3_000), shareText(7, 7)]).toEqual(['< 1 %', '3 %', '> 99 %', '100 %'])
})
