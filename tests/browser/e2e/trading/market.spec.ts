import { expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { fixPrice, switchMarket, PRICE, trading } from '../support/trading.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search markets' })
const options = (page: Page) => page.getByRole('option')
/** The option selected by the arrow keys, as announced to screen readers. */
const pointedOption = (page: Page) =>
  search(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  )

test('the start opens the first market, then the one chosen last, and traps no Back', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.goto('/')
  await page.goto('/futures/')
  await expect(page).toHaveURL(/\/futures\/market\/AAVE-USDC$/)
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page.goForward()
  await switchMarket(page, 'SOLUSDC')
  await expect(page).toHaveURL(/\/futures\/market\/SOL-USDC$/)
  await page.goto('/futures/market')
  await expect(page).toHaveURL(/\/futures\/market\/SOL-USDC$/)
})

test('of 1,000 markets the list renders the visible few, and is used by keyboard', async ({ page, exchange }) => {
  await exchange.control('scale', { markets: 1000 })
  await openTrading(page, exchange)
  const { picker } = trading(page)
  await picker.focus()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(page.getByRole('option', { name: 'BTCUSDC' })).toHaveAttribute('aria-selected', 'true')
  expect(await options(page).count()).toBeLessThan(60)

  await page.keyboard.press('ArrowDown')
  await expect.poll(() => pointedOption(page), 'the option after BTCUSDC').toMatch(/^C0\d+USDC/)
  await page.keyboard.type('C0976')
  await expect(options(page)).toHaveText([/^C0976USDC/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/futures\/market\/C0976-USDC$/)
  await expect(picker).toBeFocused()
})

test('a market never has the price of another, however often the trader switches', async ({ page, exchange }) => {
  const prices: Record<string, string> = { 'BTC-USDC': '67000', 'ETH-USDC': '3200', 'SOL-USDC': '170' }
  for (const [market, price] of Object.entries(prices)) await fixPrice(exchange, market, price)
  await openTrading(page, exchange)
  const { picker, price } = trading(page)
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const [name, figure] = ['button', 'p'].map((part) => document.querySelector(`main header ${part}`)?.textContent)
      const shown = figure?.match(/[\d\s]+\.\d+|–/)?.[0].replaceAll(/\s/g, '')
      seen.add(`header: ${name?.match(/^[A-Z]+USDC/)?.[0]} ${shown}`)
      seen.add(`title: ${document.title.replaceAll(/\s/g, ' ')}`)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seen })
  })
  await exchange.fault({ path: PRICE, kind: 'latency', ms: 700, times: 0 })
  for (const name of ['ETHUSDC', 'SOLUSDC']) await switchMarket(page, name)
  for (const step of ['goBack', 'goBack', 'goForward', 'goForward'] as const) await page[step]()
  await expect(picker).toHaveText(/^SOLUSDC/)
  await expect(price).toContainText('170.000')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  const right = [
    /^header: (BTCUSDC (67000\.00|–)|ETHUSDC (3200\.00|–)|SOLUSDC (170\.000|–))$/,
    /^title: ([▲▼] )?((67 000\.00 )?BTCUSDC|(3 200\.00 )?ETHUSDC|(170\.000 )?SOLUSDC)( · Futures)?$/,
  ]
  expect(seen.filter((text) => !right.some((pattern) => pattern.test(text)))).toEqual([])
  expect(seen.length).toBeGreaterThanOrEqual(6)
})
