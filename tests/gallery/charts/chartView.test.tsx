// @vitest-environment jsdom
import './elkWorker.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChartView, type ChartViewProps } from '../../../gallery/chart/ChartView.tsx'
import { placedCharts } from '../../../gallery/chart/drawing/layout.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { type Chart } from '../../../gallery/types.ts'
import { sampleMachine } from './sampleMachine.ts'

const charts = [readChart('sample', sampleMachine), ...(await readAllCharts())]
const reset = charts.find(({ name }) => name === 'reset')!

beforeEach(() => {
  // jsdom draws nothing, so texts are measured by a guess.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

async function show(chart: Chart, props: Partial<ChartViewProps> = {}) {
  const onState = vi.fn<(id: string) => void>()
  const onEdge = vi.fn<(id: string) => void>()
  const all = {
    chart,
    active: [],
    lastEdge: null,
    possible: [],
    toolsIn: document.body,
    onState,
    onEdge,
    ...props,
  } as const
  // Laid out before: under test, React does not come back to what it waits for.
  await placedCharts(chart)
  const { rerender } = await act(async () => render(<ChartView {...all} />))
  const drawing = await screen.findByRole('group', { name: `State chart of ${chart.title}` })
  return {
    onState,
    onEdge,
    drawing,
    again: (next: Partial<ChartViewProps>) => act(async () => rerender(<ChartView {...all} {...next} />)),
  }
}
/** What is written in the chart. Where its lines are broken does not count. */
const written = () => screen.getByRole('group', { name: /^State chart of/ }).textContent.replaceAll(/\s/g, '')
const scale = () => {
  const svg = screen.getByRole('group', { name: /^State chart of/ }).querySelector('svg')
  return Number(svg?.getAttribute('width')) / (svg?.viewBox.baseVal.width ?? 0)
}
const fit = () => userEvent.click(screen.getByRole('button', { name: 'Fit' }))

test.each(charts.map((chart) => [chart.name, chart] as const))(
  '%s is drawn with every state and every transition as a button',
  async (_, chart) => {
    const { drawing } = await show(chart)
    const idsOf = (kind: 'state' | 'edge') =>
      [...drawing.querySelectorAll<SVGElement>(`[role="button"][tabindex="0"][aria-label][data-${kind}]`)]
        .map(({ dataset }) => dataset[kind] ?? '')
        .toSorted()
    expect(idsOf('state')).toEqual(chart.nodes.map(({ id }) => id).toSorted())
    expect(idsOf('edge')).toEqual(chart.edges.map(({ id }) => id).toSorted())
  },
)

test('a state and a transition can be clicked by mouse and keyboard', async () => {
  const { onState, onEdge } = await show(reset)
  await userEvent.click(screen.getByRole('button', { name: /state paying\.checking$/ }))
  expect(onState).toHaveBeenCalledExactlyOnceWith('reset.paying.checking')
  screen
    .getByRole('button', {
      name: /^The trader confirms the pay code does the pay code have six digits\?, from Entering the pay code to In progress/,
    })
    .focus()
  await userEvent.keyboard('{Enter} ')
  expect(onEdge.mock.calls).toEqual([['reset.init on CONFIRM'], ['reset.init on CONFIRM']])
})

test('the active state, and the transitions that can come next, are marked', async () => {
  await show(reset, { active: ['reset', 'reset.paying', 'reset.paying.waiting'], possible: ['reset.init on TYPE'] })
  const current = screen.getAllByRole('button', { current: true }).map((button) => button.dataset['state'])
  expect(current).toEqual(['reset', 'reset.paying', 'reset.paying.waiting'])
  expect(screen.getAllByRole('button', { name: /, can come next$/ }).map((button) => button.dataset['edge'])).toEqual([
    'reset.init on TYPE',
  ])
})

test('events, guards and delays are in plain words', async () => {
  await show(reset)
  for (const text of ['Asks the exchange for the payment status.', 'does the pay code have six digits?', 'after 2 s'])
    expect(written()).toContain(text.replaceAll(' ', ''))
  expect(written()).not.toContain('CONFIRM')
})

test('one button shows the whole chart, and on a second click the active state', async () => {
  const gate = charts.find(({ name }) => name === 'gate')!
  await show(gate, { active: ['gate', 'gate.loading'] })
  const first = scale()
  expect(first).toBeCloseTo(0.83, 1)
  await fit()
  expect(scale()).toBeLessThan(0.5)
  await fit()
  expect(scale()).toBe(first)
})

test('dragging by the mouse scrolls the chart, and a finger is left to the browser', async () => {
  HTMLElement.prototype.hasPointerCapture = () => true
  HTMLElement.prototype.setPointerCapture = () => {}
  const { drawing } = await show(reset)
  const drag = (pointerType: string) => {
    const [left, top] = [drawing.scrollLeft, drawing.scrollTop]
    fireEvent.pointerDown(drawing, { pointerId: 1, pointerType, clientX: 300, clientY: 300 })
    fireEvent.pointerMove(drawing, { pointerId: 1, pointerType, buttons: 1, clientX: 260, clientY: 240 })
    return [drawing.scrollLeft - left, drawing.scrollTop - top]
  }
  expect(drag('mouse').map(Math.round)).toEqual([40, 60])
  expect(drag('touch')).toEqual([0, 0])
})

test('signs show the kind of event, and colours the outcome: a rejection is a reply with an error', async () => {
  const { drawing } = await show(reset)
  const group = (name: RegExp) => within(drawing).getByRole('button', { name })
  const refused = group(/^Request rejected/)
  expect(refused.querySelector('[data-mark="reply"]')).not.toBe(null)
  expect(refused).toHaveClass('leads-to-error')
  expect(group(/^Refresh failed/)).toHaveClass('leads-to-success')
  expect(refused).toHaveAccessibleName(/from In progress to Not paid$/)
})
