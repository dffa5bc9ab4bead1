import { expect, openTrading, type Page, test, wholeChromium } from '../support/exchange.ts'
import { fixPrice, MARKETS, advance, setHidden, trading } from '../support/trading.ts'

test.use(wholeChromium)

const bell = (page: Page) => page.getByRole('button', { name: /^Alerts for BTCUSDC/ })

async function setAlert(page: Page, price: string) {
  await bell(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Price of BTCUSDC' })).toBeFocused()
  await page.keyboard.type(price)
  const before = await dialog.locator('form').boundingBox()
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await expect(dialog.getByText('Alert set')).toBeVisible()
  expect((await dialog.locator('form').boundingBox())?.height).toBe(before?.height)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

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

const byTheSystem = (page: Page) => page.getByRole('dialog').getByRole('switch', { name: 'Desktop notifications' })
const unfold = (page: Page) => page.getByRole('dialog').getByText('Notifications', { exact: true }).click()

test('only the switch asks for permission; a hidden tab tells in its title', async ({ page, context, exchange }) => {
  await context.grantPermissions(['notifications'], { origin: exchange.origin })
  await listen(page)
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await page.clock.install()
  await openTrading(page, exchange)
  await expect(bell(page)).toBeVisible()
  const paths: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && paths.push(new URL(request.url()).pathname)))
  await setHidden(page, true)
  await page.clock.runFor(5_000)
  paths.length = 0
  await page.clock.runFor(180_000)
  expect(paths, 'requests without an alert').toEqual([])

  await setHidden(page, false)
  await setAlert(page, '67500')
  await bell(page).click()
  await unfold(page)
  await expect(byTheSystem(page)).not.toBeChecked()
  expect(await system(page)).toEqual({ asked: 0, told: [] })
  await byTheSystem(page).click()
  await expect(byTheSystem(page)).toBeChecked()
  expect(await system(page)).toMatchObject({ asked: 1, told: [['Notifications are on', {}]] })
  await page.keyboard.press('Escape')

  await setHidden(page, true)
  await page.clock.runFor(5_000)
  paths.length = 0
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
  await advance(page, 60_000)
  await expect.poll(() => paths, 'requests of two minutes').toEqual([MARKETS, MARKETS])

  await setHidden(page, false)
  await expect(page).toHaveTitle(/^([▲▼] )?[\d\s.]+ BTCUSDC · Futures$/)
  await expect(trading(page).toast('BTCUSDC has risen to 67 500.00').first()).toBeVisible()
  expect(await system(page)).toMatchObject({ asked: 1, told: { length: 2 } })
})
