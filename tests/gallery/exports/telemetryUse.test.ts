import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { countsOf } from '../../../gallery/checks/use/counts.ts'
import { fromTelemetry } from '../../../gallery/checks/use/file/fromTelemetry.ts'
import { readAny } from '../../../gallery/checks/use/file/readAny.ts'
import { strangersIn } from '../../../gallery/checks/use/subjects.ts'
import { UseFile } from '../../../gallery/checks/use/file/useFile.ts'
import type { TelemetryBatch } from '../../../src/api/telemetry.ts'

const visits = fc.record({ count: fc.nat(1_000), medianMs: fc.nat(60_000) }, { requiredKeys: ['count'] })
const states = fc.dictionary(fc.constantFrom('', 'init', 'paying.checking'), visits, { noNullPrototype: true })
const machines = fc.dictionary(fc.constantFrom('reset', 'closeOrder'), fc.record({ states }, { noNullPrototype: true }), { noNullPrototype: true })
const batchOf = (visited: TelemetryBatch['machines']): TelemetryBatch => ({ telemetry: 1, share: 1, drift: [], unknownOutcomes: {}, lateCode: 0, csp: {}, vitals: {}, machines: visited })
const countIn = (batches: readonly TelemetryBatch[]) =>
  batches.flatMap((batch) => Object.values(batch.machines).flatMap((machine) => Object.values(machine.states))).reduce((sum, { count }) => sum + count, 0)

test('batches become a file of use, as a list or one a line, and no visit is lost or counted twice', () => {
  fc.assert(
    fc.property(fc.array(machines.map(batchOf), { minLength: 1, maxLength: 5 }), (batches) => {
      const file = fromTelemetry(batches.map((batch) => JSON.stringify(batch)).join('\n')) ?? expect.fail('not read')
      expect(fromTelemetry(JSON.stringify(batches))).toEqual(file)
      expect(UseFile.safeParse(file).success).toBe(true)
      expect([...countsOf(file).all.values()].reduce((sum, { count }) => sum + count, 0)).toBe(countIn(batches))
    }),
  )
})

test('the gallery lays a batch over its charts, with the median that half of all visits reach', () => {
  const text = JSON.stringify([batchOf({ reset: { states: { init: { count: 1, medianMs: 100 } } } }), batchOf({ reset: { states: { init: { count: 5, medianMs: 900 } } } })])
  const read = readAny(text, 'monday.json', charts)
  if ('complaint' in read) return expect.fail(read.complaint)
  expect(read.file).toMatchObject({ source: 'Telemetry monday', machines: { reset: { states: { init: { count: 6, medianMs: 900 } } } } })
  expect(strangersIn(charts, countsOf(read.file))).toEqual([])
})

test('what is no batch is read as before', () => {
  expect(fromTelemetry('{"use":1}')).toBeNull()
  expect(fromTelemetry('')).toBeNull()
  expect(readAny('{"use":2}', 'x.json', charts)).toHaveProperty('complaint')
})
