import { once } from 'node:events'
import { createServer } from 'node:http'
import { hasNginx } from '../../../../scripts/setup/nginx.ts'
import { ask } from '../../../rawRequest.ts'
import { expect, openTrading } from '../support/exchange.ts'
import { test } from '../support/ownSite.ts'

test.skip(!hasNginx(), 'nginx is not installed')

test('text never becomes script or markup; each attempt is reported', async ({ page, exchange, site, troubles }) => {
  await openTrading(page, exchange)
  expect(troubles).toEqual([])
  const tried = await page.evaluate(async () => {
    // Code run by the test is exempt from the policy; code run by a timer belongs to the page.
    await new Promise((resolve) => setTimeout(resolve))
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const add = (make: (script: HTMLScriptElement) => void) => () => {
      const script = document.createElement('script')
      make(script)
      document.body.append(script)
    }
    const link = document.createElement('a')
    Reflect.set(window, 'ran', [])
    const answers = {
      innerHTML: attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>'
      }),
      'document.write': attempt(() => document.write('<b>x</b>')),
      'new Function': attempt(() => Reflect.construct(Function, ['ran.push("function")'])),
      // Written so that the test's bundler does not change it.
      eval: attempt(() => (0, window.eval)('ran.push("eval")')),
      'script text': attempt(
        add((script) => {
          script.textContent = 'ran.push("text")'
        }),
      ),
      'script text node': attempt(add((script) => script.append('ran.push("node")'))),
      'script from elsewhere': attempt(
        add((script) => {
          script.src = 'https://elsewhere.example/x.js'
        }),
      ),
      'a handler in an attribute': attempt(() => link.setAttribute('onclick', 'ran.push("handler")')),
      worker: attempt(() => new Worker('/futures/assets/start.js')),
    }
    link.click()
    const worker = await navigator.serviceWorker?.register('/futures/assets/start.js').then(
      () => 'done',
      () => 'refused',
    )
    return { ...answers, serviceWorker: worker, ran: Reflect.get(window, 'ran') as string[] }
  })
  expect(tried).toMatchObject({
    innerHTML: 'TypeError',
    'document.write': 'TypeError',
    'new Function': 'EvalError',
    'script text': 'TypeError',
    'script from elsewhere': 'TypeError',
    'a handler in an attribute': 'TypeError',
    serviceWorker: 'refused',
    ran: [],
  })
  expect(tried.eval).toMatch(/Error$/)
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([])
  const tries = Object.keys(tried).length - 1
  await expect
    .poll(() => troubles.filter((trouble) => trouble.startsWith('console: csp: ')).length)
    .toBeGreaterThanOrEqual(tries)
  await expect
    .poll(() => site.log('futures-csp.log').match(/"POST \/futures\/csp-report /g)?.length ?? 0)
    .toBeGreaterThanOrEqual(tries)
  await page.goto('about:blank')
  troubles.length = 0
})

test('no other site can frame the app, nor the webview', async ({ page, exchange, site, troubles }) => {
  await openTrading(page, exchange)
  const frames = ['/charts/frame', '/futures/market/BTC-USDC', '/futures/mcontests'].map(
    (path) => `<iframe src="${site.origin}${path}"></iframe>`,
  )
  const elsewhere = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(frames.join('')),
  ).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  try {
    await page.goto(`http://127.0.0.1:${address.port}/`)
    // A public page shows that framing works at all.
    await expect
      .poll(() => page.frames().map((frame) => frame.url().split('?')[0]))
      .toEqual([
        `http://127.0.0.1:${address.port}/`,
        `${site.origin}/charts/frame`,
        'chrome-error://chromewebdata/',
        'chrome-error://chromewebdata/',
      ])
  } finally {
    elsewhere.closeAllConnections()
    elsewhere.close()
  }
  const expected = /^foreign request: http:\/\/127\.0\.0\.1|frame-ancestors|X-Frame-Options/
  expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([])
  troubles.length = 0
})

test('a webview’s token is in no log and no Referer', async ({ page, exchange, site }) => {
  const token = 'a0Secret9'
  const referrers: Promise<string>[] = []
  // Requests aborted when the page is left were not sent.
  page.on('request', (request) =>
    referrers.push(
      request.allHeaders().then(
        ({ referer = '' }) => referer,
        () => '',
      ),
    ),
  )
  await page.goto(`/futures/mcontests?token=${token}`)
  await page
    .getByRole('link', { name: /Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/futures/mcontests/\\d+\\?token=${token}$`))
  // An error of the exchange, and addresses rejected by nginx.
  await exchange.fault({ path: '*', kind: 'drop', times: 1 })
  await page.reload()
  for (const path of [
    `/futures/mcontests/x.js?token=${token}`,
    `/futures/%00?token=${token}`,
    `/futures/..%2f..%2f..?token=${token}`,
    `/%ff?token=${token}`,
  ])
    await ask(site.origin, path, { headers: { referer: `${site.origin}/futures/mcontests?token=${token}` } })
  await ask(site.origin, `/futures/api/no?token=${token}`, { method: 'POST' })

  expect((await Promise.all(referrers)).filter((referer) => referer !== '')).toEqual([])
  expect(referrers.length).toBeGreaterThan(10)
  expect(site.log('futures.log')).toMatch(/"GET \/futures\/mcontests HTTP\/1\.1" 200/)
  for (const log of ['futures.log', 'futures-error.log', 'futures-csp.log', 'nginx-error.log'])
    expect(site.log(log), log).not.toContain(token)
})

test('a token at the webview’s address in another case is dropped before the app', async ({ page, site }) => {
  const token = 'a0Secret9'
  await page.request.post(`${site.origin}/sandbox/api/login`, { data: {}, headers: { origin: site.origin } })
  const headers: Promise<Record<string, string>>[] = []
  page.on('request', (request) => headers.push(request.allHeaders().catch(() => ({}))))
  for (const path of ['MContests', 'mcontestS/1041', '%4Dcontests']) {
    await page.goto(`${site.origin}/futures/${path}?token=${token}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
    expect(page.url()).toBe(`${site.origin}/futures/not-found`)
  }
  expect(headers.length).toBeGreaterThan(10)
  expect((await Promise.all(headers)).filter(({ referer = '' }) => referer.includes(token))).toEqual([])
  for (const log of ['futures.log', 'futures-csp.log', 'futures-integrity.log'])
    expect(site.log(log), log).not.toContain(token)
})
