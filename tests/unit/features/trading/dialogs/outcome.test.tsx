// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeOrder } from '../../../../../src/api/orderChanges.ts'
import { exchange, hold, openTrading, press } from '../tradingPage.ts'

const outcome = (name: string) => within(screen.getByRole('dialog')).findByRole('group', { name })

test('a dialog that was left for another market does not open again with the first one', async () => {
  const { user, go } = await openTrading()
  await user.click((await screen.findAllByRole('button', { name: 'Close BTCUSDC LONG' }))[0]!)
  await screen.findByRole('dialog')
  for (const market of ['ETH', 'BTC']) await go(`/market/${market}-USDC`)
  expect(await screen.findByRole('heading', { level: 1, name: 'BTCUSDC' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an outcome gets the focus also from the button that closes the window', async () => {
  const { user } = await openTrading()
  const release = hold(closeOrder.path)
  await user.click((await screen.findAllByRole('button', { name: 'Close BTCUSDC LONG' }))[0]!)
  await screen.findByRole('dialog')
  await user.click(press('Close position'))
  within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close window' })[0]?.focus()
  release()
  expect(await outcome('Position closed')).toHaveFocus()
})

test('sending is announced in an existing live region, the outcome in none: it has the focus, name and figures', async () => {
  const { user } = await openTrading()
  const release = hold(closeOrder.path)
  await user.click((await screen.findAllByRole('button', { name: 'Close BTCUSDC LONG' }))[0]!)
  const region = within(await screen.findByRole('dialog')).getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await user.click(press('Close position'))
  expect(region).toHaveTextContent('Sending')
  release()
  const box = await outcome('Position closed')
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription(/^Net P&L \+\d+\.\d{4} ?KXT/)
  expect(region).toBeEmptyDOMElement()
  expect(within(box).queryByRole('status')).toBeNull()
})

test('a pending payment and its outcome get the focus, with their names', async () => {
  const { user } = await openTrading()
  await user.click(press('Reset the balance'))
  await screen.findByRole('textbox', { name: 'Pay code' })
  await user.keyboard('246810{Enter}')
  expect(await outcome('Waiting for the payment')).toHaveFocus()
  exchange().moveClock(60_000)
  const box = await outcome('Balance reset')
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription(/^Available balance 10\s000\.0000 ?KXT$/)
})
