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
    const link = document.createElement('a')
    const add = (set: Partial<HTMLScriptElement>, ...nodes: string[]) => {
      const script = Object.assign(document.createElement('script'), set)
      script.append(...nodes)
      document.body.append(script)
    }
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(link, { innerHTML: '<b>x</b>' }),
      'document.write': () => document.write('<b>x</b>'),
      'new Function': () => Reflect.construct(Function, ['ran.push("function")']),
      // Written so that the test's bundler does not change it.
      eval: () => (0, window.eval)('ran.push("eval")'),
      'script text': () => add({ textContent: 'ran.push("text")' }),
      'script text node': () => add({}, 'ran.push("node")'),
      'script from elsewhere': () => add({ src: 'https://elsewhere.example/x.js' }),
      'a handler in an attribute': () => link.setAttribute('onclick', 'ran.push("handler")'),
      worker: () => new Worker('/futures/assets/start.js'),
    }
    const ran: string[] = []
    Reflect.set(window, 'ran', ran)
    const errors: Record<string, string> = {}
    for (const [name, act] of Object.entries(attempts))
      try {
        act()
      } catch (error) {
        errors[name] = error instanceof Error ? error.name : 'refused'
      }
    link.click()
    const serviceWorker = await navigator.serviceWorker?.register('/futures/assets/start.js').then(
      () => 'done',
      () => 'refused',
    )
    return { errors, serviceWorker, ran, tries: Object.keys(attempts).length + 1 }
  })
  expect(tried).toMatchObject({
    errors: {
      innerHTML: 'TypeError',
      'document.write': 'TypeError',
      'new Function': 'EvalError',
      eval: expect.stringMatching(/Error$/),
      'script text': 'TypeError',
      'script from elsewhere': 'TypeError',
      'a handler in an attribute': 'TypeError',
    },
    serviceWorker: 'refused',
    ran: [],
  })
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([])
  await expect
    .poll(() => troubles.filter((trouble) => trouble.startsWith('console: csp: ')).length)
    .toBeGreaterThanOrEqual(tried.tries)
  await expect
    .poll(() => site.log('futures-csp.log').match(/"POST \/futures\/csp-report /g)?.length ?? 0)
    .toBeGreaterThanOrEqual(tried.tries)
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
  // Requests aborted when the page is left were not sent.
  const headers: Promise<Record<string, string>>[] = []
  page.on('request', (request) => headers.push(request.allHeaders().catch(() => ({}))))
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
    `/futures/MContests?token=${token}`,
    `/futures/%4Dcontests/1041?token=${token}`,
    `/futures/%00?token=${token}`,
    `/futures/..%2f..%2f..?token=${token}`,
    `/%ff?token=${token}`,
  ])
    await ask(site.origin, path, { headers: { referer: `${site.origin}/futures/mcontests?token=${token}` } })
  await ask(site.origin, `/futures/api/no?token=${token}`, { method: 'POST' })

  expect(headers.length).toBeGreaterThan(10)
  expect((await Promise.all(headers)).filter(({ referer = '' }) => referer !== '')).toEqual([])
  expect(site.log('futures.log')).toMatch(/"GET \/futures\/mcontests HTTP\/1\.1" 200/)
  for (const log of ['futures.log', 'futures-error.log', 'futures-csp.log', 'futures-integrity.log', 'nginx-error.log'])
    expect(site.log(log), log).not.toContain(token)
})
