// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type AnyMachineSnapshot, initialTransition } from 'xstate'
import { charts } from '../../../gallery/chart/machines.ts'
import { flowDataOf } from '../../../gallery/frame/flowDataOf.ts'
import { FlowData } from '../../../gallery/chart/state/FlowData.tsx'
import { fieldsInWords } from '../../../gallery/chart/state/fieldsInWords.ts'
import { views } from '../../../gallery/views/views.ts'
import { Failure } from '../../../src/api/failure.ts'

afterEach(cleanup)

/** The machine's initial context, with changes. */
function knowsAtFirst(name: string, changed: object = {}) {
  const machine = charts.find((chart) => chart.name === name)!.machine
  const input = Object.values(views[name]!.scenes)[0]!.input
  const [snapshot] = initialTransition(machine, input)
  return flowDataOf({ ...snapshot, context: { ...(snapshot.context as object), ...changed } }, input)
}
const valueOf = (facts: ReturnType<typeof fieldsInWords>, name: string) => facts.find((one) => one.name === name)?.value

test('the panel shows the flow’s context in words, or with the code’s names if chosen', () => {
  const knows = knowsAtFirst('reset')
  const { rerender } = render(<FlowData knows={knows} names="plain" />)
  const region = screen.getByRole('region', { name: 'Knows' })
  expect(within(region).getByText('the pay code').closest('div')).toHaveTextContent('the pay codeempty')
  expect(within(region).getByText('it takes longer than usual').closest('div')).toHaveTextContent(/no$/)
  expect(screen.getByRole('region', { name: 'Began with' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Ended with' })).toBe(null)
  rerender(<FlowData knows={knows} names="code" />)
  expect(within(screen.getByRole('region', { name: 'Knows' })).getByText('payCode')).toBeVisible()
})

test('a pay code and a contest token never leave the view', () => {
  const { context } = knowsAtFirst('reset', { payCode: '482913', confirmed: { request: { payCode: '482913' }, key: 'k' } })
  expect(JSON.stringify(context)).not.toContain('482913')
  expect(valueOf(fieldsInWords(context), 'payCode')).toBe('000000')
})

test('an order is summarised by its market and side; decimals stay exact texts, with their unit', () => {
  const order = fieldsInWords(knowsAtFirst('closeOrder').context).find(({ name }) => name === 'order')
  expect(order?.value).toMatch(/^[A-Z]+-[A-Z]+ · (?:LONG|SHORT) · /)
  expect(valueOf([...(order?.inside ?? [])], 'amount')).toMatch(/^\d+(?:\.\d+)? KXT$/)
})

test('times, responses, failures and lists are formatted by type', () => {
  const facts = fieldsInWords(knowsAtFirst('reset', { since: Date.parse('2026-11-21T12:00:00Z'), isSlow: true, eventId: null, list: [], outcome: { kind: 'didNotHappen' }, notPaid: new Failure('refused', { path: '/p', code: '9900' }) }).context)
  expect(['since', 'isSlow', 'eventId', 'list', 'outcome', 'notPaid'].map((name) => valueOf(facts, name))).toEqual([
    '2026-11-21 12:00:00 UTC',
    'yes',
    'nothing',
    'none',
    'did not happen',
    'refused · 9900',
  ])
})

test('the output of a flow is shown, including a single value', () => {
  const chart = charts.find(({ name }) => name === 'leverage')!
  const [snapshot] = initialTransition(chart.machine, { leverage: 10 })
  expect(fieldsInWords(flowDataOf({ ...snapshot, output: 12 } as AnyMachineSnapshot, undefined).output)).toEqual([{ name: 'value', words: 'value', value: '12', inside: [] }])
})
