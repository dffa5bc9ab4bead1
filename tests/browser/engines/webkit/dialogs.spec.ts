import { KEYS } from './browser.ts'
import { expect, test } from './test.ts'

const DIALOG = '[role=dialog]'

test('a pay code is typed, the payment completes, and the new balance is shown', async ({ webkit }) => {
  await webkit.logIn()
  await webkit.open('/futures/market/BTC-USDC')
  await webkit.press('button', 'Reset the balance')
  await webkit.fill('textbox', 'Pay code', '24x6810', DIALOG)
  await webkit.expectValue('textbox', 'Pay code', '246 810')
  await webkit.press('button', 'Confirm', DIALOG)
  await webkit.expectText('Balance reset', DIALOG)
  await webkit.press('button', 'Done', DIALOG)
  await webkit.expectNone(DIALOG)
  await webkit.expectText('10 000.0000 KXT', '[aria-label="Balance"]')
})

test('rollover is switched, and the line on the page follows', async ({ webkit }) => {
  await webkit.logIn()
  await webkit.open('/futures/market/BTC-USDC')
  await webkit.press('button', /^Manage/)
  await webkit.press('switch', /./, DIALOG)
  await webkit.press('button', 'Confirm', DIALOG)
  await webkit.expectText('Contracts are closed at the end of the period', DIALOG)
  await webkit.press('button', 'Done', DIALOG)
  await webkit.expectText('Rollover: not rolled')
})

test('Escape closes a dialog, the page does not scroll, and the focus returns to its button', async ({ webkit, exchange }) => {
  await webkit.logIn()
  await webkit.open('/futures/market/BTC-USDC')
  await webkit.press('button', 'Close BTCUSDC LONG')
  await webkit.find('button', 'Close position', DIALOG)
  const before = await webkit.run(() => scrollY)
  await webkit.keys(KEYS.Escape)
  await webkit.expectNone(DIALOG)
  await webkit.expectFocus('Close BTCUSDC LONG')
  expect(await webkit.run(() => scrollY)).toBe(before)
  expect((await exchange.journal()).entries).toEqual([])
})

test('the market is chosen by keyboard', async ({ webkit }) => {
  await webkit.logIn()
  await webkit.open('/futures/market/BTC-USDC')
  await webkit.focus('button', /Choose a market$/)
  await webkit.keys(KEYS.Enter)
  await webkit.find('combobox', 'Search markets')
  await webkit.keys('e', 't', 'h')
  await webkit.expectRun('one market is left', () => document.querySelectorAll('[role=option]').length === 1)
  await webkit.keys(KEYS.Enter)
  await webkit.expectUrl(/\/market\/ETH-USDC$/)
  await webkit.expectFocus(/Choose a market$/)
})

test('theme and language change immediately, and are stored', async ({ webkit }) => {
  await webkit.logIn()
  await webkit.open('/futures/market/BTC-USDC')
  await webkit.press('button', /light/i)
  await webkit.expectRun('it is light', () => document.documentElement.dataset['theme'] === 'light')
  await webkit.choose('radio', /^PL/)
  await webkit.expectText('Pozycje')
  await webkit.open('/futures/terms')
  await webkit.find('heading', 'Regulamin')
  expect(await webkit.run(() => `${document.documentElement.lang} ${document.documentElement.dataset['theme']}`)).toBe('pl light')
})
