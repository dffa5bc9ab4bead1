import { expect, test } from 'vitest'
import type { Profile } from '../../../conformance/check.ts'
import { isSatisfied, reportOf } from '../../../conformance/report/report.ts'
import { forTerminal } from '../../../conformance/report/terminal.ts'
import { runChecks } from '../../../conformance/runChecks.ts'
import { PAY_CODES } from '../../../sandbox/codes.ts'
import { listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { initializeWallet, resetWallet } from '../../../src/api/payment.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { all } from '../../unit/queries/endpoints.ts'
import { changeList, type Corruption, corruptingProxy, MARKETS, ORDERS, refuse, withoutKey } from './corruption.ts'
import { ORIGIN, paper, paperRun } from './paperRun.ts'

const named = (results: Awaited<ReturnType<typeof paperRun>>, status: string) =>
  results.filter((result) => result.status === status).map(({ name }) => name)

async function reported(context: Parameters<typeof runChecks>[0], profile: 'trader' | 'changes') {
  const results = await runChecks(context, profile)
  return reportOf({ origin: ORIGIN, contract: '1.0', profile, atMs: 0, results, log: context.log })
}

test('the paper exchange satisfies the contract: every check passes, except those without data', async () => {
  const results = await paperRun()
  expect(results.filter(({ status }) => status === 'finding')).toEqual([])
  expect(named(results, 'notSeen')).toEqual(['changes/payment', 'every/retryAfter'])
  expect(named(results, 'measured')).toEqual(['trader/gate', 'changes/idempotency', 'changes/lostAnswer'])
})

test.each(['demo', 'new-wallet'])('with a pay code the balance of %s is activated or reset, once', async (persona) => {
  const desk = paper(persona)
  const context = desk.context(desk.send, undefined, PAY_CODES.valid)
  const results = await runChecks(context, 'changes')
  expect(results.find(({ name }) => name === 'changes/payment')?.status).toBe('pass')
  const paid = desk.exchange.journal().filter(({ path, outcome }) => /wallets/.test(path) && outcome === 'ok')
  expect(paid.map(({ path }) => path)).toEqual([persona === 'demo' ? resetWallet.path : initializeWallet.path])
  expect(desk.exchange.account(`${persona}@paper.example`).wallet).toMatchObject({ available: '10000', locked: '0' })
})

test('every call of the app is checked, or the report says why not', async () => {
  const desk = paper()
  const context = desk.context()
  const report = await reported(context, 'changes')
  const { calls, notMade } = report
  expect([report.unseen, isSatisfied(report)]).toEqual([[], true])
  expect([...new Set([...calls, ...notMade].map(({ path }) => path))].toSorted()).toEqual(
    all.map(({ path }) => path).toSorted(),
  )
})

test.each<[Profile, string[]]>([
  ['public', ['public']],
  ['trader', ['public', 'trader']],
  ['contest', ['public', 'trader', 'contest']],
])('the profile %s changes nothing, and asks what those before it ask', async (profile, asked) => {
  const desk = paper()
  const results = await runChecks(desk.context(), profile)
  expect([...new Set(results.map(({ name }) => name.split('/')[0]))]).toEqual([...asked, 'every'])
  expect(desk.exchange.journal()).toEqual([])
})

test('the changes profile restores the account: nothing open, the rollover as before', async () => {
  const desk = paper()
  const account = desk.exchange.account('demo@paper.example')
  const open = () =>
    desk.exchange.world.ordersOf
      .get(account.accountId)
      ?.filter((order) => ['orders', 'positions'].includes(orderTab(order) ?? '')).length
  const before = { open: open(), locked: account.wallet.locked, rollover: account.contractRollover }
  await runChecks(desk.context(), 'changes')
  expect({ open: open(), locked: account.wallet.locked, rollover: account.contractRollover }).toEqual(before)
  expect(
    desk.exchange.journal().filter(({ path, outcome }) => path === createOrder.path && outcome === 'ok').length,
  ).toBeGreaterThan(2)
})

test('two orders with one key are a measurement, not a finding, and both are closed', async () => {
  const results = await paperRun(corruptingProxy((call) => call.answer(withoutKey(call))))
  expect(named(results, 'finding')).toEqual([])
  expect(results.find(({ name }) => name === 'changes/idempotency')?.details.join('; ')).toMatch(/^not honoured/)
  expect(results.find(({ name }) => name === 'changes/nothingLeft')?.status).toBe('pass')
})

test('if a profile’s required calls are refused, there is no verdict and no percentage, and they are listed first', async () => {
  const desk = paper()
  const refusing = corruptingProxy((call) => {
    const hasSession = new Headers(call.init.headers).get('cookie') !== null
    return hasSession && [listWallets.path, listOrders.path].includes(call.path) ? refuse(call, 7) : null
  })
  const report = await reported(desk.context(refusing(desk)), 'trader')
  expect(report.unseen).toEqual([listWallets.path, listOrders.path])
  expect(report.summary.score).toBeNull()
  expect(isSatisfied(report)).toBe(false)
  expect(forTerminal(report).split('\n')[0]).toBe(
    `No verdict: 2 calls of this profile gave nothing to judge: ${listWallets.path}, ${listOrders.path}.`,
  )
  expect(forTerminal(report)).not.toContain('%')
})

test('after Stop nothing more is opened, and open orders are closed', async () => {
  const desk = paper()
  const context = desk.context(
    corruptingProxy((call) => {
      if (call.path === createOrder.path) context.isStopped = true
      return null
    })(desk),
  )
  const results = await runChecks(context, 'changes')
  const outcomes = desk.exchange.journal().map(({ path, outcome }) => [path.split('/').at(-1), outcome])
  expect(results.at(-1)?.name).toBe('changes/opened')
  expect(outcomes.filter(([call]) => call === 'create')).toEqual([['create', 'ok']])
  expect(outcomes.at(-1)).toEqual(['close', 'ok'])
})

test('nothing is opened if the account’s orders are unreadable', async () => {
  const desk = paper()
  const unreadable = corruptingProxy((call) =>
    call.path === listOrders.path ? Promise.resolve(new Response('{}', { status: 500 })) : null,
  )
  await runChecks(desk.context(unreadable(desk)), 'changes')
  expect(desk.exchange.journal().filter(({ path, outcome }) => path === createOrder.path && outcome === 'ok')).toEqual(
    [],
  )
})

test('without orders and contests the only findings are no market, and a locked balance without an order', async () => {
  const lists = [ORDERS, MARKETS, [listActiveContests.path, 'list'], [listHistoryContests.path, 'list']] as const
  const empty = lists.map((list) => changeList(list, () => []))
  const results = await paperRun(
    corruptingProxy((call) => empty.reduce<ReturnType<Corruption>>((done, each) => done ?? each(call), null)),
  )
  expect(named(results, 'finding')).toEqual(['public/someMarket', 'trader/walletAndMargins'])
  expect(named(results, 'notSeen')).toEqual(expect.arrayContaining(['trader/orderIds', 'changes/opened']))
})
