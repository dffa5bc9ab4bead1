import { expect, test } from 'vitest'
import { runChecks } from '../../../conformance/runChecks.ts'
import { PAY_CODES } from '../../../sandbox/codes.ts'
import { size } from '../../proofs/reliability/figure.ts'
import { type Corruption, corruptingProxy, rowsOf } from './corruption.ts'
import { CROOKS, HONEST, PAYMENTS } from './crooks.ts'
import { paper } from './paperRun.ts'

/** Every fourth in the gate: each is a run of all checks. */
const some = <Row>(rows: readonly Row[]) => rows.filter((_, index) => index % size(4, 1) === 0)

async function run(make: () => Corruption, payCode: string | null = null) {
  const desk = paper()
  const context = desk.context(corruptingProxy(make())(desk), undefined, payCode)
  const before = new Set(desk.exchange.world.orders.keys())
  const results = await runChecks(context, 'changes')
  const open = [...desk.exchange.world.orders.values()].filter(
    ({ orderId, accountId, state }) =>
      accountId === 'demo@paper.example' && !before.has(orderId) && !['CLOSED', 'CANCELED'].includes(state),
  )
  const found = results.filter(({ status }) => status === 'finding')
  return {
    found: found.map(({ name }) => name).toSorted(),
    left: open.length,
    words: JSON.stringify(found.map(({ name, details }) => [name, details])),
  }
}

test.each(some(rowsOf(CROOKS)))('an exchange that %s is told, and nothing is left open', async (_, findings, make) => {
  const { found, left, words } = await run(make)
  expect([found, left], words).toEqual([[...findings].toSorted(), 0])
})

test.each(rowsOf(PAYMENTS))('an exchange that %s is told with a pay code', async (_, findings, make) => {
  const { found, words } = await run(make, PAY_CODES.valid)
  expect(found, words).toEqual(findings)
})

test.each(some(Object.entries(HONEST)))('an exchange that %s passes, and nothing is left open', async (_, make) => {
  const { found, left, words } = await run(make)
  expect([found, left], words).toEqual([[], 0])
})

test.each([
  [{ path: '/' }, 'pass', ''],
  [{ path: '/api', isHttpOnly: true }, 'finding', 'session has Path=/api: calls outside of it are made without it'],
  [
    { path: '/', isHttpOnly: false, sameSite: null },
    'finding',
    'session is not HttpOnly: scripts can read it; session has no SameSite',
  ],
])('a session cookie with %o: %s', async (attributes, status, words) => {
  const desk = paper()
  const results = await runChecks(desk.context(desk.send, attributes), 'trader')
  const result = results.find(({ name }) => name === 'trader/sessionCookie')
  expect(result?.status).toBe(status)
  expect(result?.details.join('; ')).toContain(words)
})
