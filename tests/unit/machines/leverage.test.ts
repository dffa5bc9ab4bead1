import { ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { view } from '../../../gallery/views/leverage.ts'
import { LEVERAGES } from '../../../src/constants/limits.ts'
import { leverageMachine } from '../../../src/machines/leverage.ts'
import { eventsOf, paths, type Step, walk } from './walk.ts'

const events = eventsOf(view)
const input = { leverage: 10 } as const

const allowed = () => ({ before, event, after }: Step) => {
  const [from, to] = [before.context.leverage, after.context.leverage]
  ok(LEVERAGES.includes(to))
  if (event.type === 'UP') ok(to >= from)
  if (event.type === 'DOWN') ok(to <= from)
}

test('only 10, 20, 50 and 100 can be chosen, under random events', () => {
  const seen = walk({ machine: leverageMachine, input, events, follow: allowed })
  expect(seen).toEqual(new Set(['"choosing"', '"chosen"']))
})

test('arrows step to the ends and stop there', () => {
  const steps = paths(leverageMachine, input, [{ type: 'UP' }, { type: 'DOWN' }], ({ context }) => context.leverage)
  expect(new Set(steps.map(({ state }) => state.context.leverage))).toEqual(new Set(LEVERAGES))
})

test('every choice can be confirmed', () => {
  const simple = paths(leverageMachine, input, events, ({ value, context }) => ({ value, leverage: context.leverage }))
  const chosen = simple.filter(({ state }) => state.matches('chosen')).map(({ state }) => state.output)
  expect(new Set(chosen)).toEqual(new Set(LEVERAGES))
})
