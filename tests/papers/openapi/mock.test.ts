// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { screen } from '@testing-library/react'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '../../unit/openApp.tsx'
import { openExchange } from '../../unit/openExchange.ts'

/** A mock server made from nothing but the document. */
async function mockServer() {
  const mock = new OpenAPIBackend({
    definition: JSON.parse(readFileSync('docs/integrators/openapi.json', 'utf8')) as Document,
    quick: true,
  })
  mock.register('notImplemented', ({ operation }) => mock.mockResponseForOperation(operation.operationId ?? ''))
  mock.registerSecurityHandler('session', () => true)
  await mock.init()
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const { status, mock: body } = await mock.handleRequest({
      method: request.method,
      path: pathname,
      headers: { ...Object.fromEntries(request.headers), cookie: 'session=1' },
      body: await request.text(),
    })
    return Response.json(body, { status })
  }
  return new Promise<string>((resolve) => {
    const server = serve({ fetch: answer, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`))
    onTestFinished(() => void server.close())
  })
}

test('in front of a mock server made from it, the app lets the trader in and shows the trading page', async () => {
  const [origin, { fetch }] = [await mockServer(), globalThis]
  openExchange()
  // jsdom's signals are not those of Node.
  const asked = (path: string, init: RequestInit) => fetch(origin + path, { ...init, signal: null })
  Object.assign(globalThis, { fetch: asked })
  const { session } = await openApp({ path: '/market/BTC-USDC', reloaded: true })
  expect(await screen.findByRole('heading', { level: 1, name: /BTC/ })).toBeVisible()
  expect(await screen.findByRole('table', { name: /position/i })).toBeVisible()
  expect(session.status()).toBe('in')
})
