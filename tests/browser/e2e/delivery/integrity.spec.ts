import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, logIn, openTrading, type Page, test } from '../support/exchange.ts'

const ADDED = '\nwindow.tampered = true'

/**
 * Appends something to code responses, like a compromised cache, until it is mended; pending responses stay changed. `isGoneFirst`:
 * to a script whose first request found nothing, since Chromium may then have forgotten the digest.
 */
async function tamper(page: Page, code: RegExp, isGoneFirst = false) {
  const cache = { isMended: false, scripts: 0 }
  await page.route(code, async (route) => {
    const isScript = route.request().resourceType() === 'script'
    if (cache.isMended || (isGoneFirst && !isScript)) return route.continue()
    cache.scripts += 1
    if (isGoneFirst && cache.scripts === 1) return route.fulfill({ status: 503 })
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()) + ADDED })
  })
  return cache
}
const hasRun = (page: Page) => page.evaluate(() => 'tampered' in window)

const CONTESTS = /assets\/contests-[^/]*\.js$/
const RESULTS = /assets\/ResultsPage-[^/]*\.js$/
const TRADING = /assets\/trading-[^/]*\.js$/
const notLoaded = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' })
const onlyReload = (page: Page) =>
  page.getByText('Reload the page to go on. What you typed outside the order form will be lost.')

// The browser reports what it blocked, React what a boundary has caught.
test.afterEach(({ troubles }) => {
  const others = troubles.filter(
    (trouble) =>
      !/valid digest|SRI's integrity checks|hashes in the integrity attribute|disallowed MIME type|code could not be loaded/.test(
        trouble,
      ),
  )
  troubles.splice(0, troubles.length, ...others)
})

test('modified late code does not run, and Try again loads the original', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const cache = await tamper(page, CONTESTS)
  await page.getByRole('link', { name: 'Contests' }).click()
  await expect(notLoaded(page)).toBeVisible()
  expect(await hasRun(page)).toBe(false)
  cache.isMended = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').first()).toBeVisible()
  // Nor does code run that is missing at first and then replaced.
  await tamper(page, RESULTS, true)
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(onlyReload(page)).toBeVisible()
  expect(await hasRun(page)).toBe(false)
})

test('modified code of the first page does not run, and a reload is offered', async ({ page, exchange }) => {
  let loads = 0
  page.on('load', () => void (loads += 1))
  await logIn(page, exchange)
  const cache = await tamper(page, TRADING)
  await page.goto('/futures/market/BTC-USDC')
  await expect(onlyReload(page)).toBeVisible()
  expect(await hasRun(page)).toBe(false)
  expect(loads).toBe(1)
  cache.isMended = true
  // The file named in the head is missing. Usually the loader requests it again with its digest; if that happens early enough,
  // Chromium shares the first response.
  const withheld = await tamper(page, TRADING, true)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => withheld.scripts).toBeGreaterThan(0)
  await expect(onlyReload(page)).toBeVisible()
  expect(await hasRun(page)).toBe(false)
})

test('all code has a digest, and the enforced policy blocks what has none', async ({ page, exchange }) => {
  await page.route('**/futures/market/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' },
    })
  })
  await page.addInitScript(() => {
    const found: unknown[] = []
    Reflect.set(window, 'found', found)
    new ReportingObserver((reports) => void found.push(...reports.map(({ body }) => JSON.stringify(body))), {
      types: ['integrity-violation'],
      buffered: true,
    }).observe()
  })
  const found = () => page.evaluate(() => (Reflect.get(window, 'found') as string[]).join('\n'))
  await openTrading(page, exchange)
  await page.getByRole('link', { name: 'Contests' }).click()
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(await found()).toBe('')
  // A script without a digest violates both policies: the reporting and the blocking one.
  await page.evaluate(() =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/futures/assets/start.js' }),
    ),
  )
  await expect.poll(found).toMatch(/start\.js.*"reportOnly":true/)
  await expect.poll(found).toMatch(/start\.js.*"reportOnly":false/)
  // The import shares the head's failed response, or would be sent without a digest, depending on the browser.
  await tamper(page, /assets\/vendor-[^/]*\.js$/, true)
  await page.goto('/futures/market/BTC-USDC')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  expect(await hasRun(page)).toBe(false)
})

test('after rejected first code a reload is offered, past the cache', async ({ page, server, troubles }) => {
  // A cache, since a test that intercepts responses disables the browser's own. Only its first response is changed.
  let requestCount = 0
  let answered = 0
  const between = createServer((from, to) => {
    const path = from.url ?? ''
    const isCode = /assets\/app-[^/]*\.js$/.test(path)
    if (isCode) requestCount += 1
    const added = isCode && requestCount === 1 ? ADDED : ''
    from.pipe(
      ask(
        server + path,
        { method: from.method, headers: { ...from.headers, 'accept-encoding': 'identity' } },
        (answer) => {
          const { 'content-length': _length, ...headers } = answer.headers
          to.writeHead(answer.statusCode ?? 502, headers)
          to.on('finish', () => {
            if (isCode) answered += 1
          })
          answer.on('data', (part) => to.write(part)).on('end', () => to.end(added))
        },
      ),
    )
  }).listen(0)
  await page.goto(`http://localhost:${(between.address() as AddressInfo).port}/futures/faq/en`)
  await expect.poll(() => answered).toBe(2)
  await page.getByRole('alert').getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hasRun(page)).toBe(false)
  expect(requestCount).toBe(2)
  between.close()
  troubles.length = 0
})
