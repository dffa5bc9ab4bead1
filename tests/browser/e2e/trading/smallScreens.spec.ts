import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { choose, expect, type Exchange, type Locator, logIn, type Page, test } from '../support/exchange.ts'
import { waitUntilIdle, trading, WALLETS } from '../support/trading.ts'

const box = async (part: Locator) => {
  const found = await part.boundingBox()
  if (!found) throw new Error(`not drawn: ${String(part)}`)
  return { ...found, bottom: found.y + found.height }
}

/** Lower edges of the text of each value of a card. */
const valueBottoms = (card: Locator) =>
  card.locator('dl').evaluate((list) => {
    const range = document.createRange()
    return [...list.querySelectorAll('dd')].map((value) => {
      range.selectNodeContents(value)
      return Math.round(range.getBoundingClientRect().bottom)
    })
  })

for (const [width, height] of [
  [844, 390],
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `a toast is below the banner that says the device is offline (${width} px)`,
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await page.setViewportSize({ width, height })
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      // A chart cut off while it loads is replaced by our own, whose code cannot be loaded either.
      await waitUntilIdle(page)
      const { amount, long, toast } = trading(page)
      if (width < 980) await page.getByRole('button', { name: 'Open position' }).click()
      await amount.fill('50')
      await long.click()
      await expect(toast('Order accepted')).toBeVisible()
      // It stays as long as it has the focus.
      await toast('Order accepted').getByRole('button').focus()
      await context.setOffline(true)
      const banner = page.getByText(/^You are offline\. What you see/)
      await expect(banner).toBeVisible()
      await expect
        .poll(async () => (await box(toast('Order accepted'))).y, 'upper edge of the toast')
        .toBeGreaterThanOrEqual((await box(banner)).bottom)
    },
  )
}

for (const [width, height, name] of [
  [1440, 900, 'SL/TP'],
  [1024, 768, 'SL/TP'],
  [1440, 900, 'Close'],
  [390, 844, 'SL/TP'],
  [390, 568, 'SL/TP'],
  [844, 390, 'SL/TP'],
  [820, 500, 'SL/TP'],
] as const) {
  test(
    `a toast covers neither the title nor the close button of a dialog (${name}, ${width} × ${height} px)`,
    { tag: height === 844 ? [] : '@night' },
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height })
      await openPhone(page, exchange)
      const { amount, long, toast } = trading(page)
      if (width < 980) await page.getByRole('button', { name: 'Open position' }).click()
      await amount.fill('50')
      await long.click()
      await expect(toast('Order accepted')).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^${name}.* BTCUSDC LONG`) })
        .first()
        .click()
      const head = page.locator('.dialog[id] .dialog-head')
      await expect(head).toBeVisible()
      // Its region, not the toast, which hides after five seconds.
      const [of, over] = [await box(head), await box(page.locator('.toasts'))]
      if (width >= 980) expect(over.x).toBeGreaterThanOrEqual(of.x + of.width)
      else expect(over.width).toBeGreaterThan(300)
      if (width < 980)
        for (const part of [head.getByRole('heading'), head.getByRole('button')])
          expect(over.bottom).toBeLessThanOrEqual((await box(part)).y)
    },
  )
}

test(
  'in Polish the available and the locked balance are on one line of a phone',
  { tag: '@night' },
  async ({ page, context, exchange }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await choose(context, { language: 'pl' })
    await logIn(page, exchange)
    await page.goto('/futures/market/BTC-USDC')
    const balance = page.getByRole('region', { name: 'Saldo' })
    await expect(balance.getByText(/^[+−]\d/)).toBeVisible()
    const [available, locked] = await valueBottoms(balance)
    expect(locked).toBe(available)
  },
)

test('the focus ring of SL/TP does not touch Close', { tag: '@night' }, async ({ page, exchange }) => {
  await openPhone(page, exchange)
  const [levels, close] = await Promise.all(
    [/^SL\/TP.* BTCUSDC LONG/, /^Close BTCUSDC LONG/].map((name) => box(page.getByRole('button', { name }).first())),
  )
  // 2 px of ring, 2 px away from the button.
  expect((close?.x ?? 0) - (levels?.x ?? 0) - (levels?.width ?? 0)).toBeGreaterThan(4)
})

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  for (const language of LANGUAGES)
    test(
      `a position and its P&L are visible on a phone of 360 × 740 (${language})`,
      { tag: '@night' },
      async ({ page, context, exchange }) => {
        await choose(context, { language })
        await logIn(page, exchange)
        await page.goto('/futures/market/BTC-USDC')
        const profit = page
          .locator('li')
          .filter({ hasText: 'BTCUSDC' })
          .getByText(/^[+−]\d/)
          .first()
        await expect(profit).toBeVisible()
        const bar = page.locator('.order-bar')
        await expect
          .poll(
            async () => (await box(profit)).bottom - (await box(bar)).y,
            'P&L below the upper edge of the order bar',
          )
          .toBeLessThanOrEqual(0)
      },
    )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the values of a card are aligned, and its time is one line',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, {}, { futuresDetails: 'true' })
      await openPhone(page, exchange)
      const card = trading(page).orders.getByRole('listitem').first()
      await expect(card.getByText('Distance')).toBeVisible()
      const bottoms = await valueBottoms(card)
      for (let row = 0; row < bottoms.length; row += 3) {
        const [first = 0, ...others] = bottoms.slice(row, row + 3)
        for (const other of others)
          expect(Math.abs(other - first), `row ${row / 3 + 1}: ${bottoms.join(' ')}`).toBeLessThanOrEqual(1)
      }
      expect((await box(card.getByText(/^\d\d-\d\d \d\d:\d\d UTC$/))).height).toBeLessThan(24)
    },
  )

  test(
    'the banner that says the device is offline stays in view, above market and tabs',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, {}, { allMarkets: 'true' })
      await openPhone(page, exchange)
      await waitUntilIdle(page)
      await page.evaluate(() => window.scrollTo(0, 900))
      await context.setOffline(true)
      const banner = page.getByRole('status').filter({ hasText: /^You are offline\. What you see/ })
      await expect.poll(async () => (await box(banner)).y, 'upper edge of the banner').toBe(0)
      const [market, tabs] = [page.locator('.market-line'), page.locator('.orders-tabs')]
      await expect
        .poll(async () => Math.abs((await box(market)).y - (await box(banner)).bottom), 'from the banner to the market')
        .toBeLessThan(1)
      expect(Math.abs((await box(tabs)).y - (await box(market)).bottom)).toBeLessThan(1)
    },
  )

  test(
    'the balance’s buttons stay in place, however long its numbers are (pl)',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' })
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      const balance = page.getByRole('region', { name: 'Saldo' })
      const buttons = [
        balance.getByRole('button', { name: 'Zresetuj saldo' }),
        balance.getByRole('link', { name: 'Doładuj' }),
      ]
      const places = async () =>
        Promise.all(
          buttons.map(async (button) => ({
            x: (await box(button)).x,
            y: (await box(button)).y - (await box(balance)).y,
          })),
        )
      await expect(buttons[1] ?? balance).toBeVisible()
      const before = await places()
      for (const value of ['10000', '1234567.8901', '123456789.0123']) {
        await page.route(`**${WALLETS}`, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, body: (await answer.text()).replace('12480.3071', value) })
        })
        await page.reload()
        await expect(balance.getByRole('definition').first()).toContainText(value.slice(-3))
        await expect(buttons[0] ?? balance).toBeVisible()
        const now = await places()
        for (const [index, { x, y }] of now.entries()) {
          expect(x, value).toBeCloseTo(before[index]?.x ?? 0, 0)
          // Taller numbers move them by half a line at most: they stay in the middle of the numbers.
          expect(Math.abs(y - (before[index]?.y ?? 0)), value).toBeLessThanOrEqual(24)
        }
        await page.unroute(`**${WALLETS}`)
      }
    },
  )

  test(
    'the history’s tools are in two lines, aligned with its cards (pl)',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' }, { allMarkets: 'true' })
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      await page.getByRole('tab', { name: /^Historia/ }).click()
      const panel = page.getByRole('tabpanel')
      const csv = panel.getByRole('button', { name: /CSV/ })
      await expect(csv).toBeVisible()
      const middle = async (part: Locator) => ((await box(part)).y + (await box(part)).bottom) / 2
      expect(await middle(csv)).toBeCloseTo(await middle(panel.getByText('Wszystkie rynki')), 0)
      const sorts = await Promise.all(
        ['Rynek', 'Utworzono', 'Zamknięto'].map((name) =>
          middle(panel.getByRole('button', { name: new RegExp(`^${name}`) }).first()),
        ),
      )
      expect(new Set(sorts.map(Math.round)).size).toBe(1)
      expect((await box(panel.locator('li').first())).y - (sorts[0] ?? 0)).toBeLessThan(32)
    },
  )

  test(
    'both arrows of the pager are in one line with the page numbers (pl)',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' })
      await logIn(page, exchange)
      await page.goto('/futures/mcontests')
      const pages = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Następna strona' }) })
      await expect(pages).toBeVisible()
      const [previous, current, next] = await Promise.all(
        [pages.getByRole('button').first(), pages.locator('[aria-current=page]'), pages.getByRole('button').last()].map(
          box,
        ),
      )
      expect([current?.y, next?.y]).toEqual([previous?.y, previous?.y])
    },
  )

  test(
    'the message that the chart failed is below the chart choice',
    { tag: '@night' },
    async ({ page, exchange, troubles }) => {
      await page.route(/assets\/SimpleChart-[^/]*\.js$/, (route) => route.abort())
      await openPhone(page, exchange)
      const chart = page.getByRole('region', { name: 'Price chart' })
      await chart.getByRole('button', { name: 'Chart options' }).click()
      await chart.getByRole('radio', { name: 'Simple' }).check({ force: true })
      await page.keyboard.press('Escape')
      const failed = chart.getByRole('alert')
      await expect(failed.getByText('Price chart could not be shown')).toBeVisible({ timeout: 60_000 })
      const kind = await box(chart.getByRole('button', { name: 'Chart options' }))
      expect((await box(failed.getByText('Price chart could not be shown'))).y).toBeGreaterThanOrEqual(kind.bottom)
      expect((await box(failed.getByRole('button'))).bottom).toBeLessThanOrEqual((await box(chart)).bottom)
      // The page reports the code that failed to load.
      expect(troubles.filter((trouble) => !trouble.includes('CodeLoadError'))).toEqual([])
      troubles.length = 0
    },
  )

  test('text typed while the palette opens is searched for', { tag: '@night' }, async ({ page, exchange }) => {
    await openPhone(page, exchange)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    await expect(trading(page).more).toBeVisible()
    const search = page.getByRole('combobox', { name: /^Market, page or action/ })
    // The code that listens loads when the page is idle, which a phone's page does not show.
    await expect(async () => {
      if (!(await search.isVisible())) await page.keyboard.press('ControlOrMeta+k')
      await expect(search).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(search).toBeFocused()
    await page.keyboard.type('limit order')
    await expect(search).toHaveValue('limit order')
    await expect(page.getByRole('option').first()).toHaveAccessibleName('Limit order')
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('a scrolled dialog shows its outcome from the heading on', async ({ page, exchange }) => {
    await openPhone(page, exchange)
    await page.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
    const frame = page.locator('.dialog[id]')
    const confirm = page.locator('.dialog-footer').getByRole('button', { name: 'Close position' })
    await expect(confirm).toBeVisible()
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await confirm.click()
    const headline = frame.getByText('Position closed', { exact: true })
    await expect(headline).toBeVisible()
    const [head, foot] = [await box(frame.locator('.dialog-head')), await box(frame.locator('.dialog-footer'))]
    await expect
      .poll(async () => (await box(headline)).y, 'upper edge of the outcome')
      .toBeGreaterThanOrEqual(head.bottom)
    expect((await box(headline)).bottom).toBeLessThanOrEqual(foot.y)
    // Including its icon, 12 px below the edge of its group: the head covers none of it.
    expect((await box(frame.locator('[role=group]'))).y).toBeGreaterThanOrEqual(head.bottom - 12)
  })

  test('both lines below a focused stop loss are above the buttons', { tag: '@night' }, async ({ page, exchange }) => {
    await openPhone(page, exchange)
    await page.getByRole('button', { name: /stop loss and take profit of BTCUSDC LONG/ }).click()
    const frame = page.locator('.dialog[id]')
    for (const name of ['Stop loss', 'Take profit']) {
      const field = frame.getByRole('textbox', { name })
      await field.click()
      await field.fill('')
      await field.pressSequentially('66')
      const foot = await box(frame.locator('.dialog-footer'))
      // Below the field: two lines of 16 px.
      await expect.poll(async () => (await box(field)).bottom + 36, name).toBeLessThanOrEqual(foot.y)
    }
  })
})

async function openPhone(page: Page, exchange: Exchange) {
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  await expect(
    trading(page)
      .orders.getByText(/^[+−]\d/)
      .first(),
  ).toBeVisible()
}
