import { expect, logIn, pastNginx, test, type Exchange, type Page } from '../support/exchange.ts'
import { requestedOrders, CREATE, trading } from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

const EMAIL = 'once@trader.example'

/** A trader without orders, with a typed amount: one click from an order. */
async function readyToOrder(page: Page, exchange: Exchange) {
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await trading(page).amount.fill('50')
}

/** Waits until the exchange has answered everything and the page shows the one position. */
async function expectOneOrder(page: Page, exchange: Exchange) {
  await expect(trading(page).tab('Positions')).toHaveText('Positions 1')
  const entries = await requestedOrders(exchange)
  expect(entries.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1)
}

const slowly = { path: CREATE, kind: 'latency', ms: 600 }

for (const speed of ['slow', 'fast'] as const) {
  test.describe(`with a ${speed} exchange`, () => {
    test.beforeEach(async ({ page, exchange }) => {
      await readyToOrder(page, exchange)
      if (speed === 'slow') await exchange.fault(slowly)
    })

    test('a double click is one order', async ({ page, exchange }) => {
      await trading(page).long.dblclick()
      await expectOneOrder(page, exchange)
      expect(await requestedOrders(exchange)).toHaveLength(1)
    })

    test('Enter and a click together are one order', async ({ page, exchange }) => {
      const { long } = trading(page)
      await long.focus()
      await Promise.all([page.keyboard.press('Enter'), long.click()])
      await expectOneOrder(page, exchange)
      expect(await requestedOrders(exchange)).toHaveLength(1)
    })

    test('a held key is one order', async ({ page, exchange }) => {
      await trading(page).long.focus()
      for (let press = 0; press < 15; press++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await expectOneOrder(page, exchange)
      expect(await requestedOrders(exchange)).toHaveLength(1)
    })
  })
}

test('ten clicks in one task are one order', async ({ page, exchange }) => {
  await readyToOrder(page, exchange)
  await trading(page).long.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click++) button.click()
  })
  await expectOneOrder(page, exchange)
  expect(await requestedOrders(exchange)).toHaveLength(1)
})

test('LONG and SHORT clicked in one task are one order, of the first click', async ({ page, exchange }) => {
  await readyToOrder(page, exchange)
  await trading(page).form.evaluate((form: HTMLFormElement) => {
    for (const side of ['LONG', 'SHORT']) {
      const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(side))
      button?.click()
    }
  })
  await expectOneOrder(page, exchange)
  expect((await requestedOrders(exchange)).map(({ payload }) => payload['type'])).toEqual(['LONG'])
})

test('Enter in the amount field sends nothing, since it chooses no side', async ({ page, exchange }) => {
  await readyToOrder(page, exchange)
  await trading(page).amount.press('Enter')
  await trading(page).long.click()
  await expectOneOrder(page, exchange)
  expect(await requestedOrders(exchange)).toHaveLength(1)
})

test.describe('on a broken connection', () => {
  test.use(pastNginx)

  test('an order that the browser itself sends twice is created once', async ({ page, exchange }) => {
    await readyToOrder(page, exchange)
    // Chromium resends a request if a reused connection breaks without a response.
    await exchange.fault({ path: CREATE, kind: 'drop', commit: true })
    await trading(page).long.click()
    await expectOneOrder(page, exchange)
    expect((await exchange.journal()).counts[CREATE]).toBe(2)
  })
})

test('a response lost after the order was created ends in “Your order went through”, with one order', async ({ page, exchange }) => {
  await readyToOrder(page, exchange)
  // Including each time the browser itself resends it.
  await exchange.fault({ path: CREATE, kind: 'drop', commit: true, times: 0 })
  const { long, toast, amount } = trading(page)
  await long.click()
  await expect(toast('Your order went through')).toContainText('BTCUSDC, LONG, 50.0000 KXT at ×10')
  await expectOneOrder(page, exchange)
  await expect(amount).toHaveValue('')
})

test('an order lost on the way is verified, then reported as missing, and nothing is sent automatically', async ({ page, exchange }) => {
  await page.clock.install()
  await readyToOrder(page, exchange)
  await exchange.fault({ path: CREATE, kind: 'drop', times: 0 })
  const { form, long, short, amount } = trading(page)
  await long.click()
  const notice = form.getByRole('alert')
  await expect(notice).toContainText('We did not get an answer. Checking your orders…')
  await expect(short).toBeDisabled()
  const { counts } = await exchange.journal()

  await exchange.control('faults/clear')
  await until(page, 'the verification ends', async () => (await notice.innerText()).includes('Order not found so far'), 25)
  expect(await requestedOrders(exchange)).toEqual([])
  expect((await exchange.journal()).counts[CREATE]).toBe(counts[CREATE])
  await expect(amount).toHaveValue('50')

  await notice.getByRole('button', { name: 'Send again' }).click()
  await expectOneOrder(page, exchange)
  expect(await requestedOrders(exchange)).toHaveLength(1)
})

test('a missing response keeps the form locked, so that no second order can be sent', async ({ page, exchange }) => {
  await page.clock.install()
  await readyToOrder(page, exchange)
  await exchange.fault({ path: CREATE, kind: 'hang', commit: true })
  const { long, short, toast } = trading(page)
  await long.click()
  await expect(short).toBeDisabled()
  await long.click({ force: true })
  await until(page, 'it is given up and found', () => toast('Your order went through').isVisible(), 20)
  await expectOneOrder(page, exchange)
  expect(await requestedOrders(exchange)).toHaveLength(1)
})

test('a click while offline sends nothing, neither then nor after reconnecting', async ({ page, context, exchange }) => {
  await readyToOrder(page, exchange)
  const { long, amount, price, chart } = trading(page)
  await expect(chart).toHaveCount(1)
  await context.setOffline(true)
  await expect(long).toHaveText(/offline$/)
  await expect(long).toBeDisabled()
  await long.evaluate((button: HTMLButtonElement) => button.click())

  const before = await price.innerText()
  await context.setOffline(false)
  await expect(price).not.toHaveText(before)
  await expect(long).toBeEnabled()
  expect((await exchange.journal()).counts[CREATE]).toBeUndefined()
  await expect(amount).toHaveValue('50')
})

test('a rejected order shows why for five seconds and keeps the typed values', async ({ page, exchange }) => {
  await page.clock.install()
  await readyToOrder(page, exchange)
  await exchange.fault({ path: CREATE, kind: 'code', code: 1008 })
  const { long, toast, amount } = trading(page)
  await long.click()
  await expect(toast('Order not accepted')).toContainText('The limit price is too far from the market price.')
  await expect(amount).toHaveValue('50')
  await page.clock.runFor(5_000)
  await expect(toast('Order not accepted')).toBeHidden()

  await exchange.fault({ path: CREATE, kind: 'code', code: 1999 })
  await long.click()
  await expect(toast('Order not accepted')).toContainText('The exchange did not accept this.')
})
