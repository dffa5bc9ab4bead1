import { expect, test } from 'vitest'
import { createVisitCounts } from '../../../../../src/features/info/telemetry/visitCounts.ts'

test('each state entered counts once, with the median of its durations in two digits', () => {
  const visits = createVisitCounts()
  const flow = {}
  expect(visits.at(flow, 'close', 'asking', 1_000)).toEqual(['', 'asking'])
  expect(visits.at(flow, 'close', 'asking', 1_500)).toEqual([])
  expect(visits.at(flow, 'close', { sending: 'first' }, 2_234)).toEqual(['sending', 'sending.first'])
  visits.stopped(flow, 'close', 3_000)
  expect(visits.counts()).toEqual({
    close: {
      states: {
        '': { count: 1, medianMs: 2_000 },
        asking: { count: 1, medianMs: 1_200 },
        sending: { count: 1, medianMs: 770 },
        'sending.first': { count: 1, medianMs: 770 },
      },
    },
  })
})

test('flows of one machine are counted together, other machines separately', () => {
  const visits = createVisitCounts()
  for (const [machine, ms] of [
    ['close', 100],
    ['close', 300],
    ['reset', 500],
  ] as const) {
    const flow = {}
    visits.at(flow, machine, 'asking', 0)
    visits.stopped(flow, machine, ms)
  }
  expect(visits.counts()).toEqual({
    close: { states: { '': { count: 2, medianMs: 200 }, asking: { count: 2, medianMs: 200 } } },
    reset: { states: { '': { count: 1, medianMs: 500 }, asking: { count: 1, medianMs: 500 } } },
  })
})

test('for a flow that was already running, states count without the unknown duration', () => {
  const visits = createVisitCounts()
  const flow = {}
  visits.at(flow, 'close', 'asking', 1_000, false)
  visits.at(flow, 'close', 'sending', 1_400, false)
  visits.stopped(flow, 'close', 1_900)
  expect(visits.counts()).toEqual({
    close: { states: { '': { count: 1 }, asking: { count: 1 }, sending: { count: 1, medianMs: 500 } } },
  })
})

test('500 durations are kept per state; further visits are only counted', () => {
  const visits = createVisitCounts()
  const visit = (ms: number) => {
    const flow = {}
    visits.at(flow, 'close', 'asking', 0)
    visits.stopped(flow, 'close', ms)
  }
  for (let count = 0; count < 500; count += 1) visit(10)
  for (let count = 0; count < 600; count += 1) visit(1_000)
  expect(visits.counts()['close']?.states['asking']).toEqual({ count: 1_100, medianMs: 10 })
})

test('after a batch counts are zero, but a running flow’s time continues; a stopped one has none', () => {
  const visits = createVisitCounts()
  const flow = {}
  visits.at(flow, 'close', 'asking', 0)
  visits.clear()
  expect(visits.counts()).toEqual({})
  visits.stopped(flow, 'close', 400)
  visits.stopped(flow, 'close', 900)
  expect(visits.counts()).toEqual({
    close: { states: { '': { count: 0, medianMs: 400 }, asking: { count: 0, medianMs: 400 } } },
  })
})
