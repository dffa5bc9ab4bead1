// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { StatePanel } from '../../../gallery/app/StatePanel.tsx'
import { nodesAt } from '../../../gallery/app/titles.ts'
import { charts } from '../../../gallery/chart/machines.ts'

afterEach(cleanup)

function open(machine: string, path: string) {
  const chart = charts.find(({ name }) => name === machine)!
  const active = nodesAt(chart, path).map(({ id }) => id)
  const moved = { active, event: null, edge: null, possible: [] }
  const { settings } = parseAddress('')
  render(<StatePanel {...{ chart, moved, settings }} paths={[]} onEdge={() => {}} />)
}
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('transitions of one event are in the order of evaluation, without the questions that their words answer', () => {
  open('closeOrder', 'loading.sending')
  expect(texts()).toEqual(
    expect.arrayContaining([
      'Request rejected.→ Rejected',
      'Not found: the order is still open.→ Not confirmed',
      'Request accepted, or a check found the order closed.→ Refreshing orders and balance',
    ]),
  )
})

test('a guard is asked where the event’s words do not tell it', () => {
  open('reset', 'loading.sending')
  expect(screen.getByRole('button', { name: /^A check of the wallet found the payment\.→/ })).toBeVisible()
})

test('a delay is shown with its time', () => {
  open('openOrder', 'submitting.unknown.checking')
  expect(texts()).toContainEqual(expect.stringMatching(/^No result after 15 seconds\.after 15 s→ .*Still checking/))
})
