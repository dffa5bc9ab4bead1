import { EMPTY_ORDER_FORM } from '../../../../src/domain/order-form/orderDraft.ts'
import { expect, keepDraft, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { shows, sweepEach, titled } from '../support/sweep.ts'
import { advance, CREATE, MARKETS, openPositions, ORDERS, trading, waitUntilIdle } from '../support/trading.ts'

const PHONE = { widths: [390] } as const
const MARKET = '/futures/market/BTC-USDC'
const WITH_FORM = { widths: [1440, 800] } as const

/** In another language the vendor's chart is fetched anew; offline the own one, which replaces it, cannot come either. */
const OWN_CHART = /^console: CodeLoadError/

interface On {
  page: Page
  exchange: Exchange
}

/** On a page of its own, which was never wide. */
const openPhone = (on: On) => openPositions(on)

/** With all code that is on its way: offline it would fail. */
async function openIdle(on: On) {
  await openPositions(on)
  await waitUntilIdle(on.page)
}

async function openSheet(on: On) {
  await on.page.getByRole('button', { name: 'Open position' }).click()
  await expect(trading(on.page).amount).toBeVisible()
}

async function openByLink({ page, exchange }: On, draft: string) {
  await logIn(page, exchange)
  await page.goto(`/futures/market/BTC-USDC?${draft}`)
}

async function openBadLink(on: On) {
  await openByLink(on, 'side=long&kind=limit&price=66000.123&amount=99999&leverage=37&sl=none&tp=69000')
  await expect(trading(on.page).form.getByText('Order from a link')).toBeVisible()
  await expect(trading(on.page).form.getByText('The amount is above your balance')).toBeVisible()
}

/** The longest form: all fields filled in, all with errors. */
async function fillWrongly({ page }: On) {
  const { form, kind, levels, stopLoss, short } = trading(page)
  await kind('Limit').click()
  await levels.click()
  await expect(stopLoss).toBeVisible()
  for (const field of await form.getByRole('textbox').all()) await field.fill('9999999999.99')
  // It can be clicked even though it would be rejected.
  await short.click({ force: true })
  await expect(form.locator('[aria-invalid]')).not.toHaveCount(0)
}

const showTab =
  (name: 'Orders' | 'Positions' | 'Order history') =>
  ({ page }: On) =>
    trading(page).tab(name).click()

/** A dialog after opening; the gallery shows its other states. */
const dialog = (
  button: string | RegExp,
  { on = openPositions, first }: { on?: (on: On) => Promise<unknown>; first?: (on: On) => Promise<unknown> } = {},
) => ({
  on,
  open: async (on: On) => {
    await first?.(on)
    await on.page.getByRole('button', { name: button }).click()
    await expect(on.page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  },
})

async function openNewWallet({ page, exchange }: On) {
  await logIn(page, exchange, { persona: 'new-wallet' })
  await page.goto('/futures/market/SUSHI-USDC')
  await expect(page.getByText('No open positions')).toBeVisible()
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
}

/** Presses Ctrl+K as soon as the page handles it. */
async function openPalette(on: On) {
  await expect(on.page.getByRole('banner').getByRole('button', { name: 'Search and actions' })).toBeVisible()
  await on.page.keyboard.press('ControlOrMeta+k')
  await expect(on.page.getByRole('option').nth(20)).toBeAttached()
}

sweepEach({
  'pending orders': { on: openPositions, open: showTab('Orders') },
  'the order history': { on: openPositions, open: showTab('Order history') },
  'the market list': {
    on: openPositions,
    open: async (on) => {
      await trading(on.page).picker.click()
      await expect(on.page.getByRole('option').nth(3)).toBeVisible()
    },
  },
  'the palette': { on: openPositions, open: openPalette },
  'the keys': {
    on: openPositions,
    open: async (on) => {
      await expect(on.page.getByRole('banner').getByRole('button', { name: 'Search and actions' })).toBeVisible()
      await on.page.keyboard.press('?')
      await expect(on.page.getByRole('dialog').getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible()
    },
  },
  leverage: dialog('Leverage ×10'),
  'closing a position': dialog('Close BTCUSDC LONG'),
  'stop loss and take profit': dialog('SL/TP: stop loss and take profit of BTCUSDC SHORT', {
    first: showTab('Positions'),
  }),
  'canceling an order': dialog('Cancel BTCUSDC LONG', { first: showTab('Orders') }),
  'saving a list as a file': dialog('Download CSV', { first: showTab('Order history') }),
  rollover: dialog(/^Manage/),
  'resetting the balance': dialog('Reset the balance'),
  'alerts of a price': dialog(/^Alerts for BTCUSDC$/),
  'the market list without a match': {
    on: openPositions,
    open: async (on) => {
      await trading(on.page).picker.click()
      await on.page.getByRole('combobox').fill('nothing like it')
      await expect(on.page.getByText(/^No market matches/)).toBeVisible()
    },
  },
  'the trading page': {
    on: openPositions,
    open: async (on) => {
      await expect(trading(on.page).tab('Positions')).toHaveText('Positions 14')
    },
  },
  'the order form with everything wrong': { ...WITH_FORM, isPlain: true, on: openPositions, open: fillWrongly },
  'the menu of the phone': {
    ...PHONE,
    on: openPhone,
    open: async (on) => {
      await on.page.getByRole('button', { name: 'Menu' }).click()
      await expect(on.page.getByRole('dialog').getByRole('radiogroup')).toHaveCount(2)
    },
  },
  'the order sheet': { ...PHONE, on: openPhone, open: openSheet },
  'the order sheet with everything wrong': {
    ...PHONE,
    isPlain: true,
    on: openPhone,
    open: async (on) => {
      await openSheet(on)
      await fillWrongly(on)
    },
  },
  'the trading page with hidden amounts': {
    open: async (on) => {
      await openPositions(on)
      // On a phone it is in the menu.
      const eye = on.page.getByRole('button', { name: 'Hide amounts' })
      const menu = on.page.getByRole('button', { name: 'Menu' })
      const isInMenu = await menu.isVisible()
      if (isInMenu) await menu.click()
      await eye.click()
      if (isInMenu) await on.page.keyboard.press('Escape')
      await expect(trading(on.page).orders).toContainText('•••••')
    },
  },
  'no balance and no orders': { on: openNewWallet },
  'activating the balance': dialog('Activate balance', { on: openNewWallet }),
  'a draft from a link, with all that can be said of one': { ...WITH_FORM, open: openBadLink },
  'the order sheet with a draft from a link': { ...PHONE, open: openBadLink },
  'a draft from a link beside a typed one': {
    ...WITH_FORM,
    open: async (on) => {
      await logIn(on.page, on.exchange)
      await keepDraft(on.page, { ...EMPTY_ORDER_FORM, amount: '55', market: 'BTC-USDC' })
      await openByLink(on, 'side=short&amount=100&sl=70000')
      await expect(trading(on.page).form.getByText('The link contains a different order')).toBeVisible()
    },
  },
  'old prices': {
    open: async (on) => {
      await on.page.clock.install()
      await openPositions(on)
      await on.exchange.fault({ path: '*', kind: 'malformed', times: 0 })
      await advance(on.page, 15_000)
      await expect(trading(on.page).form.getByText(/^The price is too old/)).toBeVisible()
    },
  },
  'a dialog while offline': {
    on: openIdle,
    isPlain: true,
    mayReport: OWN_CHART,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click()
      await page.context().setOffline(true)
      await expect(page.getByRole('dialog').getByText(/nothing can be sent/)).toBeVisible()
    },
  },
  offline: {
    on: openIdle,
    isPlain: true,
    mayReport: OWN_CHART,
    open: async ({ page }) => {
      await page.context().setOffline(true)
      await expect(page.locator('.banner')).toBeVisible()
    },
  },
  'a pause that the exchange asks for': {
    open: async (on) => {
      await openPositions(on)
      await on.exchange.fault({ path: '*', kind: 'status', status: 429, retryAfter: '60', times: 0 })
      await expect(on.page.getByText(/^New data in/)).toBeVisible()
    },
  },
  'entries that cannot be shown': shows(MARKET, (page) => page.getByText('3 entries could not be shown.'), {
    faults: [{ path: ORDERS, kind: 'body', body: '{"result":"ok","orders":[null,1,2]}' }],
  }),
  'an order whose answer was lost': {
    open: async (on) => {
      await openPositions(on)
      await on.exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
      await on.exchange.fault({ path: CREATE, kind: 'drop' })
      await trading(on.page).amount.fill('100')
      await trading(on.page).long.click()
      await expect(trading(on.page).form.getByRole('alert')).toContainText('100.0000 KXT')
    },
  },
  messages: {
    open: async (on) => {
      await openPositions(on)
      const { amount, long, toast } = trading(on.page)
      await on.exchange.fault({ path: CREATE, kind: 'drop', commit: true })
      await amount.fill('100')
      await long.click()
      await expect(toast('Your order went through')).toBeVisible()
      await on.exchange.fault({ path: CREATE, kind: 'code', code: 5001 })
      await amount.fill('100')
      await long.click()
      // It stays while it has the focus.
      await on.page.locator('.toast-error').getByRole('button').focus()
    },
  },
  'no markets': shows('/futures/', titled('No markets available'), {
    faults: [{ path: MARKETS, kind: 'body', body: '{"result":"ok","markets":[]}' }],
  }),
  'markets that cannot be loaded': shows(MARKET, titled('Data could not be loaded'), {
    faults: [{ path: MARKETS, kind: 'code', code: 7001 }],
  }),
  'an unknown market': shows('/futures/market/NOPE-USDC', titled(/NOPE-USDC/)),
})
