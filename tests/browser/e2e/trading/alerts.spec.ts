import { expect, openTrading, type Page, test, wholeChromium } from '../support/exchange.ts'
import { sweepEach } from '../support/sweep.ts'
import { fixPrice, MARKETS, advance, setHidden, trading } from '../support/trading.ts'

test.use(wholeChromium)

const bell = (page: Page) => page.getByRole('button', { name: /^Alerts for BTCUSDC/ })
const dialog = (page: Page) => page.getByRole('dialog')
const byTheSystem = (page: Page) => dialog(page).getByRole('switch', { name: 'Desktop notifications' })
const unfold = (page: Page) => dialog(page).getByText('Notifications', { exact: true }).click()
const set = (page: Page) => dialog(page).getByRole('button', { name: 'Set alert' }).click()

type System = { asked: number; told: [string, NotificationOptions?][] }
const system = (page: Page) => page.evaluate(() => (window as unknown as { system: System }).system) // created by `listen`

/** Records the page's use of system notifications. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: System = { asked: 0, told: [] }
    const { Notification: own } = window
    Object.assign(window, {
      system: heard,
      Notification: class extends own {
        static override requestPermission() {
          heard.asked += 1
          return own.requestPermission()
        }
        constructor(title: string, options?: NotificationOptions) {
          super(title, options)
          heard.told.push(options ? [title, options] : [title])
        }
      },
    })
  })

test('only the switch asks for permission; a hidden tab tells in its title', async ({ page, context, exchange }) => {
  await context.grantPermissions(['notifications'], { origin: exchange.origin })
  await listen(page)
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await page.clock.install()
  await openTrading(page, exchange)
  await bell(page).click()
  await dialog(page).getByRole('textbox', { name: 'Price of BTCUSDC' }).fill('67500')
  await set(page)
  await expect(dialog(page).getByText('Alert set')).toBeVisible()
  await unfold(page)
  await expect(byTheSystem(page)).not.toBeChecked()
  expect(await system(page)).toEqual({ asked: 0, told: [] })
  await byTheSystem(page).click()
  await expect(byTheSystem(page)).toBeChecked()
  expect(await system(page)).toMatchObject({ asked: 1, told: [['Notifications are on', {}]] })
  await page.keyboard.press('Escape')

  await setHidden(page, true)
  await page.clock.runFor(5_000)
  const paths: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && paths.push(new URL(request.url()).pathname)))
  await fixPrice(exchange, 'BTC-USDC', '67600')
  await advance(page, 65_000)
  await expect.poll(() => paths, 'requests of the first minute').toEqual([MARKETS])
  await expect(page).toHaveTitle(/^\(!\) BTCUSDC 67\s500\.00 · ▲ 67\s600\.00 BTCUSDC · Futures$/)
  await expect
    .poll(async () => (await system(page)).told.slice(1), 'notifications after the first')
    .toEqual([
      [
        expect.stringMatching(/^BTCUSDC has risen to 67\s500\.00$/),
        expect.objectContaining({ body: expect.stringMatching(/^Price now 67\s600\.00$/) }),
      ],
    ])

  await setHidden(page, false)
  await expect(page).toHaveTitle(/^([▲▼] )?[\d\s.]+ BTCUSDC · Futures$/)
  await expect(trading(page).toast('BTCUSDC has risen to 67 500.00').first()).toBeVisible()
  expect(await system(page)).toMatchObject({ asked: 1, told: { length: 2 } })
})

sweepEach({
  'alerts that are set, where the browser blocks notifications': {
    open: async ({ page, exchange }) => {
      await openTrading(page, exchange)
      await bell(page).click()
      await dialog(page).getByText('Liquidation', { exact: true }).click()
      await set(page)
      await dialog(page).getByText('Price', { exact: true }).click()
      await dialog(page)
        .getByRole('button', { name: /^\+5.% from the market price$/ })
        .click()
      await set(page)
      await unfold(page)
      await byTheSystem(page).click()
      await expect(dialog(page).getByText('Your browser blocks notifications from this site.')).toBeVisible()
      await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
    },
  },
})
