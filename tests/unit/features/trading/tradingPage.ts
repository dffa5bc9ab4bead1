import { screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import type { FaultRequest } from '../../../../sandbox/faults.ts'
import { createOrder } from '../../../../src/api/order.ts'
import { openApp, type Opening } from '../../openApp.tsx'
import { exchangeInUse, openExchange } from '../../openExchange.ts'

// Prices that stand still: what a test types against them stays true.
beforeEach(() => {
  const { exchange } = openExchange({ seed: 1 })
  for (const [market, price] of [['BTC-USDC', '67000'], ['ETH-USDC', '3300']] as const) exchange.movePrice(market, price, true)
})

function inUse() {
  const opened = exchangeInUse()
  if (!opened) throw new Error('no exchange is open')
  return opened
}
export const exchange = () => inUse().exchange
export const fault = (fault: Omit<FaultRequest, 'path'> & { path?: string }) => inUse().fault({ path: createOrder.path, ...fault })
/** The calls of a path take effect; their answers wait until the returned function is called. */
export const hold = (path: string) => inUse().hold(path)
/** Orders that the exchange was asked for, by its own witness. */
export const asked = () => exchange().journal().filter(({ path }) => path === createOrder.path)

/** Opens the trading page of BTCUSDC, for the demo trader: once its form and the balance are there. */
export async function openTrading(opening: Partial<Opening> = {}) {
  const app = await openApp({ path: '/market/BTC-USDC', ...opening })
  await screen.findByRole('button', { name: /^LONG/ })
  await screen.findAllByText(/^12.480/)
  return app
}

/** The order form, found by its element: the roles of a whole page take long to work out. */
const form = () => within(document.querySelector<HTMLElement>('form[aria-label="New order"]') ?? document.body)
export const amountField = () => field('Amount (margin)')
export const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name })
export const long = () => form().getByRole('button', { name: /^LONG/ })
export const short = () => form().getByRole('button', { name: /^SHORT/ })

/** Numbers are shown with no-break spaces; a test writes ordinary ones. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
