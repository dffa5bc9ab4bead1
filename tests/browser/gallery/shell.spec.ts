import { expect as plainExpect, type Page } from '@playwright/test'
import { serveFolder } from '../../../gallery/static.ts'
import { CHROMIUM_FLAGS, findHeadless } from '../../../scripts/setup/chromium.ts'
import { violations } from '../e2e/support/axe.ts'
import { test } from '../e2e/support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

const PATH = '/some/deep/path/'
/** Not localhost: without HTTPS, browsers restrict pages of other host names. */
const HOST = 'gallery.test'

test.use({
  launchOptions: {
    executablePath: findHeadless() ?? '',
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
})

/** Records errors, and requests for files outside the gallery. */
function watch(page: Page, origin: string) {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}${PATH}`) && !/^(?:blob|data):/.test(url)) troubles.push(`asked for ${url}`)
  })
  return troubles
}

const dialogIn = (page: Page) =>
  page.getByRole('region', { name: 'What the trader sees' }).frameLocator('iframe').getByRole('dialog')
const chartIn = (page: Page, name: string) =>
  page.getByRole('group', { name: /^State chart of/ }).and(page.locator(`[data-chart="${name}"]`))

let stop = () => {}
let origin = ''
let troubles: string[] = []

test.beforeAll(async ({ site }) => {
  const served = await serveFolder(site, PATH)
  origin = `http://${HOST}:${new URL(served.address).port}`
  stop = served.stop
})
test.afterAll(() => stop())
test.beforeEach(({ page }) => {
  troubles = watch(page, origin)
})
test.afterEach(() => expect(troubles).toEqual([]))

test('who has never seen the code finds it by plain words, and can send it', async ({ page, context }) => {
  await page.goto(`${origin}${PATH}`)
  await page.getByRole('searchbox').fill('payment failed')
  await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByText('Polish', { exact: true }).click()
  await page.getByText('390', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^View: Polish · 390 · dark/ })).toBeVisible()
  await expect(dialogIn(page).getByRole('group')).toContainText('Płatność nie powiodła się')

  const sent = await context.newPage()
  await sent.goto(page.url())
  await expect(dialogIn(sent).getByRole('group')).toContainText('Płatność nie powiodła się')
})

test('an event moves chart, view and address together; a path is played', async ({ page }) => {
  await page.goto(`${origin}${PATH}#/reset/paying.checking`)
  await expect(dialogIn(page).getByRole('group')).toContainText('Waiting for the payment')
  const about = page.getByRole('region', { name: 'About this state' })
  await about.getByRole('button', { name: /^Payment failed\./ }).click()
  await expect(dialogIn(page).getByRole('group')).toContainText('Payment failed')
  await expect(page).toHaveURL(/#\/reset\/error\?by=payment-failed/)
  await expect(chartIn(page, 'reset').locator('.is-active').getByText('Shows which step failed and why')).toBeVisible()

  await page.goto(`${origin}${PATH}#/reset/error?by=gone`)
  await expect(page.getByRole('alert')).toContainText('No event “gone”')
  await expect(page, 'the address stays').toHaveURL(/by=gone$/)
  await page.getByRole('tab', { name: /All paths/ }).click()
  await about.getByRole('button', { name: 'Play the way to In progress › Answer lost: Answer lost' }).click()
  await expect(dialogIn(page)).toContainText('No answer yet')
  await expect(page).toHaveURL(/#\/reset\/loading\.unknown/)
})

for (const theme of ['dark', 'light'] as const)
  test(`the gallery's own pages are accessible, ${theme}`, async ({ page }) => {
    for (const place of [
      'gone/at/all',
      'reset/error',
      'pictures/states/rollover',
      'changes',
      'messages',
      'screens/orders/positions',
    ]) {
      await page.goto('about:blank')
      await page.goto(`${origin}${PATH}#/${place}?theme=${theme}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('alert')).toHaveCount(place.startsWith('gone') ? 1 : 0)
      if (place === 'reset/error') {
        await expect(dialogIn(page).getByRole('group')).toBeVisible()
        await expect(chartIn(page, 'reset').locator('.is-active').getByText('Shows which step failed')).toBeVisible()
        // axe reports a mismatch for a label that the pane's edge partly hides.
        await page.getByRole('button', { name: 'Fit' }).click()
      }
      // The views are the product's; views.spec.ts checks them.
      expect(await violations(page), place).toEqual([])
    }
  })
