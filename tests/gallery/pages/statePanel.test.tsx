// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { CodePanel } from '../../../gallery/chart/state/CodePanel.tsx'
import { StatePanel } from '../../../gallery/app/StatePanel.tsx'
import { nodesAt } from '../../../gallery/app/titles.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import { sampleMachine } from '../charts/sampleMachine.ts'

afterEach(cleanup)

const sample = readChart('sample', sampleMachine)

function open(machine: string, path: string) {
  const chart = [sample, ...charts].find(({ name }) => name === machine)!
  const active = nodesAt(chart, path).map(({ id }) => id)
  const { settings } = parseAddress('')
  render(<StatePanel chart={chart} active={active} event={null} possible={[]} paths={[]} settings={settings} onEdge={() => {}} />)
  render(<CodePanel chart={chart} path={path} settings={settings} knows={null} />)
}
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const fact = (term: string) => {
  const lines = screen.getByLabelText('The state in the code').textContent.split('\n')
  return [...new Set(lines.filter((line) => line.startsWith(`${term}: `)).map((line) => line.slice(term.length + 2)))]
}

test('transitions of one event are in the order of evaluation, each with its condition and actions', () => {
  open('closeOrder', 'loading.sending')
  expect(texts()).toEqual(
    expect.arrayContaining([
      'Request rejected.1. did the exchange reject it?→ RejectedThen it stores the outcome.',
      'Not found: the order is still open.2. otherwise: was the change not found?→ Still openThen it stores the outcome.',
      'Request accepted, or a check found the order closed.3. otherwise→ Refreshing orders and balanceThen it stores the outcome.',
    ]),
  )
})

test('a delay is shown with its time', () => {
  open('openOrder', 'submitting.unknown.checking')
  expect(texts()).toContainEqual(expect.stringMatching(/^No result after 15 seconds\.after 15 s→ .*Still checking/))
})

test('a state has its title, and its name in the code', () => {
  open('reset', 'paying.checking')
  expect(screen.getByRole('heading', { name: 'Waiting for the payment › Checking payment status' })).toBeVisible()
  expect(screen.getByText('reset/paying.checking')).toBeVisible()
})

test('a state’s parts are shown by the code’s names: actors, entry and exit actions, tags, transitions', () => {
  open('reset', 'paying.checking')
  expect(fact('entry')).toEqual(['keepPayment', 'assign payCode, confirmed'])
  expect(fact('invoke')).toEqual(['checkPayment'])
  expect(fact('tags')).toEqual(['underWay', 'paying'])
  expect(fact('on')).toContain('after 60 s (slow) / assign isSlow')
})

test('an actor links to its machine’s chart, under any name', () => {
  open('closeSeveral', 'running')
  expect(screen.getByRole('link', { name: 'Close a position or cancel an order' })).toHaveAttribute('href', '#/closeOrder')
})

test('parallel, final and history states are labelled', () => {
  open('sample', 'both.left.two+both.right.one')
  expect(fact('type')).toEqual(['parallel', 'final'])
})

test('the source line is shown; for a generated state, that of its nearest parent', () => {
  open('reset', 'paying.waiting')
  expect(screen.getByText(/^src\/machines\/reset\.ts:\d+$/)).toBeVisible()
})

test('the chart can be copied as Mermaid', async () => {
  const write = vi.fn<(text: string) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
  open('reset', 'init')
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Mermaid' }))
  expect(await screen.findByText('Copied.')).toBeVisible()
  expect(write.mock.calls[0]?.[0]).toMatch(/^stateDiagram-v2\n[^]*reset_init --> reset_loading : The trader confirms the pay code · does the pay code have six digits\?/)
  Reflect.deleteProperty(navigator, 'clipboard')
})
