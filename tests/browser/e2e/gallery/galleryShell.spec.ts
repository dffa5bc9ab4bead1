import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect as plainExpect, type FrameLocator, type Page, test } from '@playwright/test'
import { readTrace } from '../../../../gallery/live/trace.ts'
import { type RunningServer, startServer } from '../../../../sandbox/server.ts'
import { DIST } from '../../../../sandbox/web/options.ts'
import { CHROMIUM_FLAGS, findHeadless } from '../../../../scripts/setup/chromium.ts'
import { violations } from '../support/axe.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

const SITE = '.cache/gallery-site'
const PATH = '/some/deep/path/'
/** Not localhost: without HTTPS, browsers restrict pages of other host names. */
const HOST = 'gallery.test'

/** Files of src/machines with a machine. */
const MACHINES = readdirSync('src/machines')
  .filter((name) => name.endsWith('.ts') && readFileSync(join('src/machines', name), 'utf8').includes('.createMachine('))
  .map((name) => name.replace('.ts', ''))

/** And the session, whose rules are in a table. */
const CHARTS = [...MACHINES, 'session']

test.use({ launchOptions: { executablePath: findHeadless() ?? '', args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] } })

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** A server for static files only. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname
    const file = path.startsWith(PATH) ? path.slice(PATH.length) || 'index.html' : ''
    try {
      const body = readFileSync(join(folder, file))
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return server
}

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

const viewIn = (page: Page): FrameLocator => page.getByRole('region', { name: 'What the trader sees' }).frameLocator('iframe')
const dialogIn = (page: Page) => viewIn(page).getByRole('dialog')
const openCode = (page: Page) => page.getByRole('button', { name: 'Code', exact: true }).click()
const chartIn = (page: Page, name: string) => page.getByRole('group', { name: /^State chart of/ }).and(page.locator(`[data-chart="${name}"]`))

test.describe('as a static site', () => {
  let server: Server
  let origin = ''
  let troubles: string[] = []

  test.beforeAll(async () => {
    const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'gallery/vite.config.ts', '--outDir', join(process.cwd(), SITE), '--logLevel', 'error'], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', GALLERY_PICTURES: join(SITE, 'none'), GALLERY_CHANGES: join(SITE, 'none') } })
    expect(built.stderr).toBe('')
    server = await serve(SITE)
    const { port } = server.address() as AddressInfo // listening on a port
    origin = `http://${HOST}:${port}`
  })
  test.afterAll(() => void server.close())
  test.beforeEach(({ page }) => {
    troubles = watch(page, origin)
  })
  test.afterEach(() => expect(troubles).toEqual([]))

  test('an address opens the failed payment in Polish, dark, on a phone', async ({ page }) => {
    await page.goto(`${origin}${PATH}#/reset/error?by=payment-failed&lang=pl&theme=dark&width=390`)
    const alert = dialogIn(page).getByRole('group')
    await expect(alert).toContainText('Płatność nie powiodła się')
    await expect(alert).toContainText('9900')
    await expect(page.getByRole('region', { name: 'About this state' })).toContainText('Shows which step failed')
    const html = viewIn(page).locator('html')
    await expect(html).toHaveAttribute('lang', 'pl')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await html.evaluate(() => window.innerWidth)).toBe(390)
  })

  test('who has never seen the code finds it by plain words, and can send it', async ({ page, context }) => {
    await page.goto(`${origin}${PATH}`)
    await page.getByRole('searchbox').fill('payment failed')
    await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click()
    await page.getByRole('button', { name: /^View: / }).click()
    await page.getByText('Polish', { exact: true }).click()
    await page.getByText('390', { exact: true }).click()
    await expect(page.getByRole('button', { name: /^View: Polish · 390 · dark/ })).toBeVisible()
    await expect(dialogIn(page).getByRole('group')).toContainText('Płatność nie powiodła się')

    await page.getByRole('button', { name: 'Copy address' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const sent = await context.newPage()
    await sent.goto(page.url())
    await expect(dialogIn(sent).getByRole('group')).toContainText('Płatność nie powiodła się')
  })

  test('an event moves chart, view and address together; a path is played', async ({ page }) => {
    await page.goto(`${origin}${PATH}#/reset/paying.checking`)
    await expect(dialogIn(page).getByRole('group')).toContainText('Waiting for the payment')
    const about = page.getByRole('region', { name: 'About this state' })
    await about.getByRole('button', { name: 'Payment failed. 2. otherwise' }).click()
    await expect(dialogIn(page).getByRole('group')).toContainText('Payment failed')
    await expect(page).toHaveURL(/#\/reset\/error\?by=payment-failed/)
    await expect(chartIn(page, 'reset').locator('.is-active').getByText('Shows which step failed and why')).toBeVisible()

    await page.getByRole('tab', { name: /All paths/ }).click()
    await about.getByRole('button', { name: 'Play the way to In progress › Answer lost: Answer lost' }).click()
    await expect(dialogIn(page).getByRole('status')).toContainText('No answer yet')
    await expect(page).toHaveURL(/#\/reset\/loading\.unknown/)
  })

  test('a sheet shows all scenes of a machine, also those that run', async ({ page }) => {
    await page.goto(`${origin}${PATH}#/pictures/states/gate`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Consent', 'Running'])
    // Frames that load must not take the focus from a user who is typing.
    await page.getByRole('searchbox').focus()
    await page.goto(`${origin}${PATH}#/sheet/leverage?scene=trading`)
    await expect(page.frameLocator('iframe').first().getByRole('dialog').getByRole('heading')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()

    await page.goto(`${origin}${PATH}#/sheet/gate`)
    const running = page.getByRole('region', { name: 'Running' })
    await expect(running.getByRole('heading', { level: 3 })).toHaveText(['Settings', 'Hidden'])
    await running.getByRole('region', { name: 'Settings' }).getByRole('link').click()
    await expect(viewIn(page).getByRole('switch', { name: 'Roll contracts over' })).toBeVisible()
  })

  test('every chart opens under its own name', async ({ page }) => {
    await page.goto(`${origin}${PATH}`)
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveCount(CHARTS.length)
    const titles = await links.locator('strong').allTextContents()
    for (const machine of CHARTS) {
      await page.goto(`${origin}${PATH}#/${machine}`)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      expect(titles.splice(titles.indexOf(title ?? ''), 1), machine).toEqual([title])
      await expect(chartIn(page, machine)).toBeVisible()
    }
  })

  for (const theme of ['dark', 'light'] as const)
    test(`the gallery's own pages are accessible, ${theme}`, async ({ page }) => {
      for (const place of ['', 'reset/error', 'pictures/states/leverage', 'pictures/changes', 'checks', 'checks/reset/error', 'screens/orders/positions', 'live']) {
        await page.goto(`${origin}${PATH}#/${place}?theme=${theme}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        if (place === 'reset/error') {
          await expect(dialogIn(page).getByRole('group')).toBeVisible()
          await expect(chartIn(page, 'reset').locator('.is-active').getByText('Shows which step failed')).toBeVisible()
          // axe reports a mismatch for a label that the pane's edge partly hides.
          await page.getByRole('button', { name: 'Fit' }).click()
        }
        // The views are the product's; galleryViews.spec.ts checks them.
        expect(await violations(page), place).toEqual([])
      }
    })

  test('it names nothing on the internet, and nothing from the root of its server', () => {
    const pages = readdirSync(SITE).filter((name) => ['index.html', 'frame.html'].includes(name))
    expect(pages).toHaveLength(2)
    const styles = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.css')).map((name) => join('assets', name))
    for (const file of [...pages, ...styles]) {
      const text = readFileSync(join(SITE, file), 'utf8')
      expect(text.match(/(?:src|href)="(?:https?:|\/)[^"]*"|url\(["']?(?:https?:|\/)[^)]*\)/g), file).toBe(null)
    }
  })
})

test.describe('beside the app in development', () => {
  let running: RunningServer
  test.beforeAll(async () => {
    running = await startServer({ memory: true, port: 0 })
  })
  test.afterAll(() => running.stop())

  test('the live page follows the app, and keeps what it saw', async ({ page, context }) => {
    const { origin } = running
    await page.goto(`${origin}/gallery/#/live`)
    await expect(page.getByRole('heading', { name: 'Waiting for the app' })).toBeVisible({ timeout: 90_000 })
    const app = await context.newPage()
    await app.request.post(`${origin}/sandbox/api/login`, { data: {}, headers: { origin } })
    await app.goto(`${origin}/futures/market/BTC-USDC`)
    await app.getByRole('button', { name: 'Reset the balance' }).click({ timeout: 90_000 })
    await app.getByRole('textbox', { name: 'Pay code' }).fill('135 799')
    await expect(chartIn(page, 'reset').locator('.is-active').getByText('Explains what will happen')).toBeVisible()
    await app.getByRole('button', { name: 'Confirm' }).click()
    await expect(app.getByRole('dialog').getByRole('group')).toContainText('Not paid')

    await expect(chartIn(page, 'reset').locator('.is-active').getByText('Shows which step failed')).toBeVisible()
    const log = page.getByRole('table')
    await expect(log).toContainText('The trader confirms the pay code')
    await expect(log).toContainText('"000000"')
    await expect(page.locator('body')).not.toContainText('135799')

    await openCode(page)
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save trace' }).click()])
    const file = await saved.path()
    expect(readTrace(readFileSync(file, 'utf8'))?.steps.at(-1)?.after.value).toBe('error')

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy as a test' }).click()
    await expect(page.getByText('Copied: a file for tests/unit/machines.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("import { resetMachine } from '../../../src/machines/reset.ts'")

    await app.close()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Waiting for the app' })).toBeVisible()
    await page.getByLabel('Load trace').setInputFiles(file)
    await expect(page.getByText('Replayed: the machine of today goes the same way.')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Where it begins' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('row', { name: /Request rejected/ })).toHaveAttribute('aria-current', 'true')
  })
})

test('what is delivered to users holds nothing of the gallery', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css|html)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect(readFileSync(join(DIST, file), 'utf8'), file).not.toMatch(/futures-flows|machine-page|gallery/i)
})
