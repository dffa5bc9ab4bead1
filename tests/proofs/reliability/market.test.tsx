// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amountField, sentOrders, long, openTrading } from '../../unit/features/trading/tradingPage.ts'
import { size } from './figure.ts'

const PRESSES = size(4, 200)

test(`${PRESSES} clicks of LONG in the same task as a change of market: every order is for the market on screen`, async () => {
  const { history, user } = await openTrading()
  let [here, there] = ['BTC-USDC', 'ETH-USDC']
  for (let press = 0; press < PRESSES; press += 1) {
    await user.clear(amountField())
    await user.type(amountField(), '10')
    const button = long()
    const go = () => history.push(`/futures/market/${there}`)
    // Both before React renders again.
    await act(async () => {
      if (press % 2) go()
      button.click()
      if (press % 2 === 0) go()
    })
    await waitFor(() => expect(sentOrders()).toHaveLength(press + 1))
    expect(sentOrders().at(-1)?.payload).toMatchObject({ market: here })
    await waitFor(() => expect(document.title).toContain(there.replace('-', '')))
    await waitFor(() => expect(long()).toBeEnabled())
    ;[here, there] = [there, here]
  }
})
