// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { ProtocolPage } from '../../../gallery/chart/protocol/ProtocolPage.tsx'

afterEach(cleanup)

const verdict = () => screen.getByText(/^(True|Wrong)/)
const turn = (name: string, value: number) => fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
const steps = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(({ textContent }) => textContent)
const WRONG = 'The shortest way to a wrong “did not happen”'

test('what the app waits for is proof, and with less the shortest way to a wrong “did not happen” is drawn', () => {
  render(<ProtocolPage knobs={parseAddress('#/protocol').knobs} />)
  expect(verdict().textContent).toMatch(/^True/)
  expect(steps('The shortest way to “did not happen”').at(-1)).toContain('Says: did not happen')

  turn('Looks that find nothing', 2)
  expect(verdict().textContent).toMatch(/^Wrong/)
  expect(steps(WRONG)).toContainEqual(expect.stringContaining('Looks, and reads an older list'))
  turn('Looks that find nothing', 3)
  expect(verdict().textContent).toMatch(/^True/)
  turn('Wait before a look counts', 5)
  expect(verdict().textContent).toMatch(/^Wrong/)
  fireEvent.click(screen.getByRole('button', { name: 'As it is' }))
  expect(verdict().textContent).toMatch(/^True/)
})

test('each bound is a press away from where it is too late', () => {
  render(<ProtocolPage knobs={parseAddress('#/protocol').knobs} />)
  for (const button of screen.getAllByRole('button', { name: /^At \d+ s/ })) {
    fireEvent.click(screen.getByRole('button', { name: 'As it is' }))
    fireEvent.click(button)
    expect(verdict().textContent).toMatch(/^Wrong/)
  }
})

test('all of it can be tried, and no promise is broken', () => {
  render(<ProtocolPage knobs={parseAddress('#/protocol').knobs} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try everything' }))
  expect(screen.getByText(/states in [\d.]+ s: no promise is broken\.$/)).toBeTruthy()
})
