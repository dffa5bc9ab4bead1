// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amountField, long, openPage, stage } from '../../unit/features/trading/order-form/formStage.tsx'
import { figure, size } from './figure.ts'

const PRESSES = size(20, 200)
const { asked } = stage()

test(`${PRESSES} presses of LONG in the same task as a change of market: every order is of the market that was on screen`, async () => {
  const user = await openPage()
  let [here, there] = ['BTC-USDC', 'ETH-USDC']
  let right = 0
  for (let press = 0; press < PRESSES; press += 1) {
    await user.clear(amountField())
    await user.type(amountField(), '10')
    const button = long()
    const go = screen.getByRole('button', { name: `Go to ${there}` })
    // Both before React renders again.
    await act(async () => {
      if (press % 2) go.click()
      button.click()
      if (press % 2 === 0) go.click()
    })
    await waitFor(() => expect(asked()).toHaveLength(press + 1))
    expect(asked().at(-1)?.payload).toMatchObject({ market: here })
    right += 1
    await waitFor(() => expect(long()).toBeEnabled())
    ;[here, there] = [there, here]
  }
  figure('R4', 'orders pressed in the same task as a change of market that were of the market on screen', right, PRESSES)
}, 300_000)
