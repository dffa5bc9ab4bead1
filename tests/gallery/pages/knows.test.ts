import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, initialTransition } from 'xstate'
import { charts } from '../../../gallery/chart/machines.ts'
import { flowDataOf } from '../../../gallery/frame/progressReporter.ts'
import { views } from '../../../gallery/views/views.ts'

test('a pay code and a contest token never leave the view', () => {
  const machine = charts.find(({ name }) => name === 'reset')!.machine
  const input = Object.values(views['reset']!.scenes)[0]!.input
  const [snapshot] = initialTransition(machine, input)
  const changed = { payCode: '482913', confirmed: { request: { payCode: '482913' }, key: 'k' } }
  const { context } = flowDataOf({ ...snapshot, context: { ...(snapshot.context as object), ...changed } }, input)
  expect(JSON.stringify(context)).not.toContain('482913')
  expect(context['payCode']).toBe('000000')
})

test('the output of a flow is shown, including a single value', () => {
  const chart = charts.find(({ name }) => name === 'rollover')!
  const [snapshot] = initialTransition(chart.machine)
  expect(flowDataOf({ ...snapshot, output: 12 } as AnyMachineSnapshot, undefined).output).toEqual({ value: 12 })
})
