import { expect, test } from 'vitest'
import {
  activePaths,
  createVisitCounts,
  median,
  roundToTwoDigits,
} from '../../../../../src/features/info/telemetry/visitCounts.ts'

const manyVisits = () => {
  const counts = createVisitCounts()
  /** A flow of this machine that was asking for so long. */
  const visit = (machine: string, ms: number) => {
    const flow = {}
    counts.at(flow, machine, 'asking', 0)
    counts.stopped(flow, machine, ms)
  }
  return { counts: counts.counts, visit }
}

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
  const lanes = ['', 'lanes', 'lanes.one', 'lanes.one.idle', 'lanes.two']
  expect(activePaths({ lanes: { one: 'idle', two: {} } })).toEqual(lanes)
})

test('flows of one machine are counted together, other machines separately', () => {
  const { visit, counts } = manyVisits()
  for (const ms of [100, 300, 400]) visit('close', ms)
  for (const ms of [500, 700]) visit('reset', ms)
  expect(counts()).toEqual({
    close: { states: { '': { count: 3, medianMs: 300 }, asking: { count: 3, medianMs: 300 } } },
    reset: { states: { '': { count: 2, medianMs: 600 }, asking: { count: 2, medianMs: 600 } } },
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
  const { visit, counts } = manyVisits()
  for (let count = 0; count < 500; count += 1) visit('close', 10)
  for (let count = 0; count < 600; count += 1) visit('close', 1_000)
  expect(counts()['close']?.states['asking']).toEqual({ count: 1_100, medianMs: 10 })
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

test('a duration has two significant digits, and is never negative; the median is that of an even number, too', () => {
  expect([-5, 0, 0.01234, 9, 98_765].map(roundToTwoDigits)).toEqual([0, 0, 0.012, 9, 99_000])
  expect([[], [7], [1, 9, 2], [4, 1, 9, 2]].map(median)).toEqual([null, 7, 2, 3])
})
