import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hasNginx, type Site, startNginx } from '../../../scripts/setup/nginx.ts'
import { layBuild } from './build.ts'

const withNginx = test.skipIf(!hasNginx())

const [BITCOIN, ETHER] = ['{"market":"BTC-USDC"}', '{"market":"ETH-USDC"}']

/** Calls that reached the exchange, with their bodies. */
let requests: string[] = []
const exchange = createServer(async (request, response) => {
  requests.push(`${request.url?.replace('/futures/api/markets/', '')} ${await text(request)}`)
  if (request.headers['x-new'] !== undefined) response.setHeader('set-cookie', 'session=theirs')
  response
    .setHeader('content-type', 'application/json')
    .setHeader('vary', 'Origin')
    .setHeader('cache-control', 'no-store')
  response.end(
    JSON.stringify({ result: 'ok', encoding: request.headers['accept-encoding'] ?? null, padding: ' '.repeat(200) }),
  )
})
let root = ''
let site: Site | undefined

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'futures-cache-'))
  layBuild(root)
  exchange.listen(0, '127.0.0.1')
  await once(exchange, 'listening')
})
afterEach(() => site?.stop())
afterAll(() => void exchange.close())

async function start(cachesMarkets: boolean) {
  const address = exchange.address()
  requests = []
  const { origin } = (site = await startNginx({
    upstreamPort: typeof address === 'object' ? (address?.port ?? 0) : 0,
    dist: join(root, 'build/dist'),
    config: {},
    cachesMarkets,
  }))
  return (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/futures/api/markets/${path}`, { method: 'POST', body, headers })
}

withNginx('switched on, the markets are requested once a second, a user’s own every time', async () => {
  const post = await start(true)
  // All at once: a busy machine would take longer than a second one by one.
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => post('list', '{}')),
    ...[BITCOIN, ETHER, BITCOIN].map((market) => post('price/get', market)),
    ...['session=a', 'session=b'].map((cookie) => post('fee/rates/list', '{}', { cookie })),
  ])
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    Array(25).fill([200, 'no-store']),
  )
  expect(requests.toSorted()).toEqual([
    'fee/rates/list {}',
    'fee/rates/list {}',
    'list {}',
    `price/get ${BITCOIN}`,
    `price/get ${ETHER}`,
  ])

  // Old answers are replaced.
  await vi.waitUntil(async () => {
    await post('list', '{}')
    return requests.filter((call) => call === 'list {}').length > 1
  }, 5_000)
})

withNginx('by default every call about the markets reaches the exchange', async () => {
  const post = await start(false)
  for (let call = 0; call < 3; call++) await post('list', '{}')
  expect(requests).toHaveLength(3)
})
