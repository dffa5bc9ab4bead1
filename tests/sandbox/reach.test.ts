import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { whyUnreachable } from '../../sandbox/web/reach.ts'
import { freePort } from '../../scripts/setup/nginx.ts'

/** A server with the same response to every request. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('an exchange that responds, even with an error, counts as reachable', async () => {
  expect(await whyUnreachable(await answering(200, '{"result":"ok","markets":[]}'))).toBeNull()
  expect(await whyUnreachable(await answering(503, '{"result":"error"}'))).toBeNull()
})

test('a wrong address is distinguished from a server that is no exchange', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`
  expect(await whyUnreachable(nobody)).toBe(
    `${nobody} does not answer: ECONNREFUSED. Until it does, each call is answered 502`,
  )
  const site = await answering(404, '<!doctype html>')
  expect(await whyUnreachable(site)).toBe(
    `${site}/futures/api/markets/list is answered by HTTP 404 without JSON: is it the exchange's origin?`,
  )
})
