import { choose, expect, type Exchange, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { fixPrice, MARKETS, switchMarket, PRICE, trading } from '../support/trading.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search markets' })
const options = (page: Page) => page.getByRole('option')
/** The option selected by the arrow keys, as announced to screen readers. */
const pointedOption = (page: Page) =>
  search(page).evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent)

test.describe('the start', () => {
  test('opens the first market alphabetically, and stores the chosen one for the next visit', async ({ page, exchange }) => {
    await logIn(page, exchange)
    await page.goto('/futures/')
    await expect(page).toHaveURL(/\/futures\/market\/AAVE-USDC$/)
    await switchMarket(page, 'SOLUSDC')
    await expect(page).toHaveURL(/\/futures\/market\/SOL-USDC$/)
    await page.goto('/futures/market')
    await expect(page).toHaveURL(/\/futures\/market\/SOL-USDC$/)
  })

  test('ignores a stored market that is no longer listed', async ({ page, context, exchange }) => {
    await choose(context, {}, { futuresMarket: 'GONE-USDC' })
    await logIn(page, exchange)
    await page.goto('/futures/')
    await expect(page).toHaveURL(/\/futures\/market\/AAVE-USDC$/)
  })

  test('does not trap the back button with its own redirect', async ({ page, exchange }) => {
    await logIn(page, exchange)
    await page.goto('/')
    await page.goto('/futures/')
    await expect(page).toHaveURL(/\/futures\/market\/AAVE-USDC$/)
    await page.goBack()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  })
})

test.describe('error screens', () => {
  test('an unlisted market is named, with a link to another market and to the exchange', async ({ page, context, exchange }) => {
    await choose(context, {}, { futuresMarket: 'SOL-USDC' })
    await logIn(page, exchange)
    await page.goto('/futures/market/NOPE-USDC')
    await expect(heading(page, 'No market called NOPE-USDC')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the exchange' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Open AAVEUSDC' }).click()
    await expect(page).toHaveURL(/\/futures\/market\/AAVE-USDC$/)
  })

  test('a hostile market name is shown as plain text', async ({ page, exchange }) => {
    await logIn(page, exchange)
    await page.goto(`/futures/market/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(heading(page, 'No market called <img src=x onerror=alert(1)>')).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(0)
  })

  test('an exchange without markets shows an error screen', async ({ page, exchange }) => {
    await exchange.fault({ path: MARKETS, kind: 'body', body: '{"result":"ok","markets":[]}', times: 0 })
    await logIn(page, exchange)
    await page.goto('/futures/')
    await expect(heading(page, 'No markets available')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the exchange' })).toBeVisible()
  })

  test('markets that fail to load show the code, and Try again loads them', async ({ page, exchange }) => {
    await exchange.fault({ path: MARKETS, kind: 'code', code: 7001, times: 0 })
    await logIn(page, exchange)
    await page.goto('/futures/market/BTC-USDC')
    await expect(heading(page, 'Data could not be loaded')).toBeVisible()
    await expect(page.getByText('Code 7001')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the exchange' })).toBeVisible()

    // Right after a refresh, so that the click precedes the next one.
    await page.waitForResponse(`**${MARKETS}`)
    await exchange.control('faults/clear')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
  })

  test('an unknown address links to trading', async ({ page, exchange }) => {
    await logIn(page, exchange)
    await page.goto('/futures/nowhere/at/all')
    await expect(heading(page, 'This page does not exist')).toBeVisible()
    await page.getByRole('link', { name: 'Go to trading' }).click()
    await expect(page).toHaveURL(/\/futures\/market\/AAVE-USDC$/)
  })
})

test.describe('the market list', () => {
  test('is opened, searched and used by keyboard', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const { picker } = trading(page)
    await picker.focus()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
    await expect(options(page).first()).toHaveText(/^AAVEUSDC/)
    await expect(page.getByRole('option', { name: 'BTCUSDC' })).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('ArrowDown')
    await expect.poll(() => pointedOption(page)).toMatch(/^DOGEUSDC/)
    await page.keyboard.type('x')
    await expect(options(page)).toHaveText([/^AVAXUSDC/, /^TRXUSDC/, /^XLMUSDC/, /^XRPUSDC/, /^XTZUSDC/])
    await page.keyboard.type('r')
    await expect(options(page)).toHaveText([/^XRPUSDC/])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/futures\/market\/XRP-USDC$/)
    await expect(picker).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.type('nothing like it')
    await expect(page.getByText('No market matches “nothing like it”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(picker).toBeFocused()
  })

  test('shows names without a dash and live prices, sorted alphabetically, in at most 42 % of the window', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await trading(page).picker.click()
    const list = page.getByRole('listbox', { name: 'Markets' })
    await expect(options(page).nth(3)).toBeVisible()
    const names = (await options(page).allInnerTexts()).map((text) => /^\S+/.exec(text.trim())?.[0] ?? '')
    expect(names).toEqual([...names].sort())
    expect(names.join()).not.toContain('-')
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1440, height })
      const box = await list.boundingBox()
      expect(box?.height ?? Infinity).toBeLessThanOrEqual(height * 0.42 + 1)
    }
    await fixPrice(exchange, 'ADA-USDC', '0.77777')
    await expect(page.getByRole('option', { name: 'ADAUSDC' })).toContainText('0.77777')
  })

  test('renders the visible few of 1,000 markets, and is searched by name', async ({ page, exchange }) => {
    test.setTimeout(90_000)
    await exchange.control('scale', { markets: 1000 })
    await openTrading(page, exchange)
    await trading(page).picker.click()
    await expect(options(page).first()).toBeVisible()
    expect(await options(page).count()).toBeLessThan(60)

    await search(page).fill('C0976')
    await expect(options(page)).toHaveText([/^C0976USDC/])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/futures\/market\/C0976-USDC$/)
  })
})

test('a market never has the price of another, however often the trader switches', async ({ page, exchange }) => {
  const prices: Record<string, string> = { 'BTC-USDC': '67000', 'ETH-USDC': '3200', 'SOL-USDC': '170' }
  for (const [market, price] of Object.entries(prices)) await fixPrice(exchange, market, price)
  await openTrading(page, exchange)
  const { picker, price } = trading(page)
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const name = document.querySelector('main header button')?.textContent.match(/^[A-Z]+USDC/)?.[0]
      const shown = document.querySelector('main header p')?.textContent.match(/[\d\s]+\.\d+|–/)?.[0].replaceAll(/\s/g, '')
      seen.add(`header: ${name} ${shown}`)
      seen.add(`title: ${document.title.replaceAll(/\s/g, ' ')}`)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seen })
  })
  await exchange.fault({ path: PRICE, kind: 'latency', ms: 700, times: 0 })
  for (const name of ['ETHUSDC', 'SOLUSDC']) await switchMarket(page, name)
  for (let round = 0; round < 4; round++) {
    for (const step of ['goBack', 'goBack', 'goForward', 'goForward'] as const) await page[step]()
    await expect(picker).toHaveText(/^SOLUSDC/)
  }
  await expect(price).toContainText('170.000')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  const right = [
    /^header: (BTCUSDC (67000\.00|–)|ETHUSDC (3200\.00|–)|SOLUSDC (170\.000|–))$/,
    /^title: ([▲▼] )?((67 000\.00 )?BTCUSDC|(3 200\.00 )?ETHUSDC|(170\.000 )?SOLUSDC)( · Futures)?$/,
  ]
  expect(seen.filter((text) => !right.some((pattern) => pattern.test(text)))).toEqual([])
  expect(seen.length).toBeGreaterThanOrEqual(6)
})

test('the page’s title has the live price with its direction', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await openTrading(page, exchange)
  await expect(page).toHaveTitle(/^([▲▼] )?67\s000\.00 BTCUSDC/)
  await fixPrice(exchange, 'BTC-USDC', '67100.5')
  await expect(page).toHaveTitle(/^▲ 67\s100\.50 BTCUSDC/)
  await expect(trading(page).price).toContainText('rising')
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await expect(trading(page).price).toContainText('falling')
  await expect(page).toHaveTitle(/^▼ 67\s000\.00 BTCUSDC/)
})

test('orders of one market or of all, sorted and paged, and the choice is stored', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { orders, tab } = trading(page)
  await expect(tab('Positions')).toHaveText('Positions 2')
  await orders.getByText('All markets', { exact: true }).click()
  await expect(tab('Positions')).toHaveText('Positions 14')
  await expect(orders.getByRole('row')).toHaveCount(11)
  await orders.getByRole('button', { name: 'Next page' }).click()
  await expect(orders.getByText('11–14 of 14', { exact: true })).toBeVisible()
  await expect(orders.getByRole('row')).toHaveCount(5)

  await orders.getByRole('button', { name: 'Market', exact: true }).click()
  await expect(orders.getByText('1–10 of 14')).toBeVisible()
  await expect(orders.getByRole('row').nth(1)).toHaveText(/^ADAUSDC/)
  await tab('Order history').click()
  await expect(orders.getByText('1–10 of 23')).toBeVisible()

  await page.reload()
  await expect(tab('Positions')).toHaveText('Positions 14')
})

test('a trader with thousands of trades can open any page of the history by number', async ({ page, exchange }) => {
  await openTrading(page, exchange, { persona: 'rich-history' })
  const { orders, tab } = trading(page)
  await orders.getByText('All markets', { exact: true }).click()
  await tab('Order history').click()
  await orders.getByRole('textbox', { name: 'Go to page' }).fill('248')
  await page.keyboard.press('Enter')
  await expect(orders.getByText('2471–2480 of 4960', { exact: true })).toBeVisible()
  await orders.getByRole('textbox', { name: 'Go to page' }).fill('9999')
  await page.keyboard.press('Enter')
  await expect(orders.getByText('4951–4960 of 4960', { exact: true })).toBeVisible()
})

test('on a phone market, price and tabs stay visible while the cards scroll', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTradingOnPhone(page, exchange)
  const { orders, picker, price, tab } = trading(page)
  await orders.getByText('All markets', { exact: true }).click()
  await expect(orders.getByRole('listitem')).toHaveCount(10)
  await orders.getByRole('listitem').nth(6).evaluate((card) => card.scrollIntoView({ block: 'end' }))
  await expect(picker).toBeInViewport({ ratio: 1 })
  await expect(price).toBeInViewport({ ratio: 1 })
  await expect(tab('Positions')).toBeInViewport({ ratio: 1 })
  const [line, tabs] = [await picker.boundingBox(), await tab('Positions').boundingBox()]
  expect(tabs?.y ?? 0).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
})

test('the market of a row links to its chart, at the top of the page', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { orders, picker } = trading(page)
  await orders.getByText('All markets', { exact: true }).click()
  await orders.getByRole('link', { name: 'ETHUSDC' }).click()
  await expect(page).toHaveURL(/\/futures\/market\/ETH-USDC$/)
  await expect(picker).toHaveText(/^ETHUSDC/)
  await expect(picker).toBeInViewport()
})

async function openTradingOnPhone(page: Page, exchange: Exchange) {
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).orders.getByRole('listitem')).toHaveCount(2)
}
