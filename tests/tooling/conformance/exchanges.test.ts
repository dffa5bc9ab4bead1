import { expect, test } from 'vitest'
import { CHECKS, EVERY } from '../../../conformance/profiles.ts'
import { runChecks } from '../../../conformance/runChecks.ts'
import { PAY_CODES } from '../../../sandbox/codes.ts'
import { size } from '../../proofs/reliability/figure.ts'
import { corruptingProxy, rowsOf } from './corruption.ts'
import { DISHONEST, HONEST, PAYMENTS } from './exchanges.ts'
import { paper } from './paperRun.ts'

const NO_CHECKS: readonly string[] = []
const HONEST_ROWS = Object.entries(HONEST).map(([does, make]) => [does, NO_CHECKS, make] as const)
/** Every fourth in the gate: each is a run of all checks. */
const tried = [rowsOf(DISHONEST), HONEST_ROWS].flatMap((rows) => rows.filter((_, index) => index % size(4, 1) === 0))

test.each([...tried, ...rowsOf(PAYMENTS)])(
  'an exchange that %s: the checks that find it are %j',
  async (does, checks, make) => {
    const desk = paper()
    const payCode = checks[0]?.startsWith('changes/payment') ? PAY_CODES.valid : null
    const context = desk.context(corruptingProxy(make())(desk), undefined, payCode)
    const before = new Set(desk.exchange.world.orders.keys())
    const results = await runChecks(context, 'changes')
    const found = results.filter(({ status }) => status === 'finding')
    const words = JSON.stringify(found.map(({ name, details }) => [name, details]))
    expect(found.map(({ name }) => name).toSorted(), words).toEqual([...checks].toSorted())
    const left = [...desk.exchange.world.orders.values()].filter(
      ({ orderId, accountId, state }) =>
        accountId === 'demo@paper.example' && !before.has(orderId) && !['CLOSED', 'CANCELED'].includes(state),
    )
    if (does !== 'leaves orders open') expect(left, words).toEqual([])
  },
)

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

test('every check has an exchange that violates it', () => {
  const measures = new Set(['trader/gate', 'changes/idempotency', 'changes/lostAnswer', 'changes/amountKept'])
  const names = [...Object.values(CHECKS).flat(), ...EVERY]
    .map(({ name }) => name)
    .filter((name) => !measures.has(name))
  const violated = [DISHONEST, PAYMENTS].flatMap((all) => rowsOf(all).flatMap(([, checks]) => checks))
  expect(names.toSorted()).toEqual([...new Set(violated)].toSorted())
})

test('every file of a check is run', () => {
  const files = Object.keys(import.meta.glob('../../../conformance/checks/*/*.ts')).map((file) =>
    file.split('/').slice(-2).join('/').replace('.ts', ''),
  )
  expect(files.toSorted()).toEqual([...Object.values(CHECKS).flat(), ...EVERY].map(({ name }) => name).toSorted())
})
