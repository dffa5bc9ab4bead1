import { once } from 'node:events'
import { createServer } from 'node:http'
import { contestToken } from '../support/contests.ts'
import { expect, startExchange, test } from '../support/exchange.ts'

/** A partner's page: the webview in a frame, and the messages it received. */
const partner = (webview: string) => `<!doctype html><script>
  told = []
  addEventListener('message', ({ origin, data }) => told.push({ origin, type: data.type }))
</script><iframe src="${webview}" width="390" height="700"></iframe>`

test('only the configured origin can frame the webview and talk to it', async ({
  page,
  context,
  exchange,
  troubles,
}) => {
  let webview = ''
  const pages = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(partner(webview)),
  ).listen(0, '127.0.0.1')
  await once(pages, 'listening')
  const address = pages.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const host = `http://127.0.0.1:${address.port}`
  const own = await startExchange({ webviewHost: host })
  try {
    webview = `${own.origin}/futures/mcontests/1042`
    const frame = page.frameLocator('iframe')
    await page.goto(host)
    await frame.getByRole('button', { name: 'Join now' }).click()
    const told = () => page.evaluate(() => Reflect.get(window, 'told') as { origin: string; type: string }[]) // set by the partner's page
    await expect
      .poll(async () => (await told()).map(({ type }) => type), 'messages to the partner')
      .toEqual(expect.arrayContaining(['ready', 'height', 'title', 'needsLogin']))
    expect(new Set((await told()).map(({ origin }) => origin))).toEqual(new Set([own.origin]))

    const say = (message: object) =>
      page.evaluate((said) => document.querySelector('iframe')?.contentWindow?.postMessage(said, '*'), message)
    await say({ type: 'token', token: await contestToken(context, { ...exchange, origin: own.origin }) })
    await say({ type: 'theme', theme: 'light' })
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
    await frame.getByRole('button', { name: 'Join now' }).click()
    await expect(frame.getByRole('checkbox')).toBeAttached()

    // The same page under another host name has another origin.
    await page.goto(host.replace('127.0.0.1', 'localhost'))
    await expect
      .poll(() => page.frames()[1]?.url(), 'the frame of another origin')
      .toBe('chrome-error://chromewebdata/')
  } finally {
    own.stop()
    pages.closeAllConnections()
    pages.close()
  }
  const expected = /^foreign request: http:\/\/(127\.0\.0\.1|localhost)[:/]|frame-ancestors/
  expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([])
  troubles.length = 0
})
