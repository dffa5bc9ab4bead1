import { expect, test } from 'vitest'
import { idempotency } from '../../../conformance/checks/changes/idempotency.ts'
import { lostAnswer } from '../../../conformance/checks/changes/lostAnswer.ts'
import { rolloverKept } from '../../../conformance/checks/changes/rolloverKept.ts'
import { listMarkets } from '../../../src/api/market.ts'
import { createOrder } from '../../../src/api/order.ts'
import { getFuturesProfile, setContractRollover } from '../../../src/api/user.ts'
import { changeText, type Corruption, corruptingProxy, refuse } from './corruption.ts'
import { paper } from './paperRun.ts'

const failed = () => Promise.resolve(new Response('{}', { status: 500 }))
/** The calls of one endpoint from the `from`th to the `to`th. */
function within(path: string, [from, to]: readonly [number, number], corrupt: Corruption): Corruption {
  let calls = 0
  return (call) => (call.path === path && (calls += 1) >= from && calls <= to ? corrupt(call) : null)
}

test.each<[string, () => Corruption, isRestored: boolean, words: string]>([
  ['loses an answer', () => within(setContractRollover.path, [1, 1], (call) => call.answer().then(failed)), true, ''],
  ['fails once to set it back', () => within(setContractRollover.path, [2, 2], failed), true, ''],
  [
    'never sets it back',
    () => within(setContractRollover.path, [2, 9], (call) => refuse(call, 7)),
    false,
    'set it back in the app',
  ],
  ['loses the profile', () => within(getFuturesProfile.path, [2, 9], failed), true, 'cannot be read'],
])('an exchange that %s is told, and the rollover setting restored or named', async (_, make, isRestored, words) => {
  const desk = paper()
  const account = desk.exchange.account('demo@paper.example')
  const was = account.contractRollover
  const { status, details } = await rolloverKept.run(desk.context(corruptingProxy(make())(desk)))
  expect([status, account.contractRollover === was]).toEqual(['finding', isRestored])
  expect(details.join('; ')).toContain(words)
})

test.each<[string, RegExp, Corruption]>([
  [
    'names another order',
    /^not honoured: .* another orderId/,
    (call) => changeText(createOrder.path, (text) => text.replace(/"orderId":"?\d+"?/, '"orderId":"77"'))(call),
  ],
  ['does not answer', /^not clear/, () => Promise.reject(new TypeError('fetch failed'))],
  ['breaks down', /^not clear/, failed],
  ['refuses for the balance', /^not clear/, (call) => refuse(call, 1005)],
])('an exchange that %s to the second request with a key is not said to honour it', async (_, words, corrupt) => {
  const desk = paper()
  const context = desk.context(corruptingProxy(within(createOrder.path, [2, 2], corrupt))(desk))
  await context.get(listMarkets)
  expect((await idempotency.run(context)).details[0]).toMatch(words)
})

test('an order whose answer cannot be read may be open: it is looked for', async () => {
  const desk = paper()
  const context = desk.context(
    corruptingProxy(within(createOrder.path, [1, 1], (call) => call.answer().then(() => new Response('<html>'))))(desk),
  )
  await context.get(listMarkets)
  await lostAnswer.run(context)
  expect(context.ledger.sent).toMatchObject([{ isAccepted: false, order: { state: 'NEW' } }])
})
