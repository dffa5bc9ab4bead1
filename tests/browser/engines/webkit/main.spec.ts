import { fixPrice } from '../../e2e/support/trading.ts'
import { expect, test } from './test.ts'

const DIALOG = '[role=dialog]'
const ORDERS = '[aria-label="Orders and positions"]'

test('the main job: leverage, an amount with a comma, a position opened, given its levels, closed, and found in the history', async ({ webkit, exchange }) => {
  await fixPrice(exchange, 'AAVE-USDC', '100')
  await webkit.logIn()
  await webkit.open('/futures/market/AAVE-USDC')
  await webkit.press('button', /^Leverage/)
  await webkit.press('button', 'Higher leverage', DIALOG)
  await webkit.press('button', 'Confirm', DIALOG)
  await webkit.expectNone(DIALOG)
  await webkit.find('button', /^Leverage ×20/)

  await webkit.fill('textbox', /^Amount/, '1234,5')
  await webkit.expectValue('textbox', /^Amount/, '1 234.5')
  await webkit.press('button', /^LONG/)
  await webkit.expectText('Order accepted')
  await webkit.expectText('Positions 1', ORDERS)

  await webkit.press('button', /^SL\/TP.*AAVEUSDC LONG/)
  await webkit.fill('textbox', 'Take profit', '120', DIALOG)
  await webkit.fill('textbox', 'Stop loss', '97,5', DIALOG)
  await webkit.press('button', 'Save', DIALOG)
  await webkit.expectText('Saved', DIALOG)
  await webkit.press('button', 'Done', DIALOG)
  await webkit.expectNone(DIALOG)
  await webkit.expectText('97.50 120.00', ORDERS)

  await webkit.press('button', 'Close AAVEUSDC LONG')
  await webkit.press('button', 'Close position', DIALOG)
  await webkit.expectText('Position closed', DIALOG)
  await webkit.press('button', 'Done', DIALOG)
  await webkit.expectNone(DIALOG)
  await webkit.expectText('Positions 0', ORDERS)
  await webkit.press('tab', /^Order history/)
  await webkit.expectText('1 234.5000', ORDERS)
  await webkit.expectText('Manual', ORDERS)
  const changes = (await exchange.journal()).entries.map(({ path, outcome }) => `${path.split('/').slice(-2).join('/')} ${outcome}`)
  expect(changes).toEqual(['orders/create ok', 'orders/edit ok', 'orders/close ok'])
})
