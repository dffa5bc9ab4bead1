import { expect, test } from 'vitest'
import { redactExample, shortId } from '../../../conformance/redact.ts'
import { markdown } from '../../../conformance/report/markdown.ts'
import { reportOf } from '../../../conformance/report/report.ts'
import { forTerminal } from '../../../conformance/report/terminal.ts'
import { runChecks } from '../../../conformance/runChecks.ts'
import { ORIGIN, paper } from './paperRun.ts'

test('an example shows the form of an account’s own data, not the data', () => {
  expect(redactExample('12480.3071', 'list[].value', false)).toBe('"99999.9999"')
  expect(redactExample(-0.5, 'orders[].pnl', false)).toBe('-9.9')
  expect(redactExample('Żółw K', 'name', false)).toBe('"Aaaa A"')
  expect(redactExample('ACTIVE', 'orders[].state', false)).toBe('"ACTIVE"')
  expect(redactExample('66927.46', 'markets[].price', true)).toBe('"66927.46"')
  expect(redactExample('x'.repeat(40), 'token', true)).toBe(`"${'x'.repeat(24)}…(40)"`)
  expect(shortId('1039')).toBe('1…')
})

test('the report does not identify the account', async () => {
  const desk = paper()
  const context = desk.context()
  const results = await runChecks(context, 'changes')
  const of = { origin: ORIGIN, contract: '1.0', profile: 'changes', atMs: desk.clock.now() } as const
  const report = reportOf({ ...of, results, log: context.log })
  const account = desk.exchange.account('demo@paper.example')
  const text = [JSON.stringify(report), markdown(report), forTerminal(report)].join('\n')
  const orders = desk.exchange.world.ordersOf.get(account.accountId) ?? []
  expect(orders.length).toBeGreaterThan(40)
  const secrets = [
    account.contestUserToken,
    account.hashedEmail,
    account.email,
    account.wallet.available,
    ...orders.flatMap(({ payout, pnl }) => [payout, pnl]),
  ]
  // A short integer may mean anything.
  expect(secrets.filter((secret) => secret !== null && secret.length > 6 && text.includes(secret))).toEqual([])
  expect(orders.filter(({ orderId }) => new RegExp(`order ${orderId}\\b|"${orderId}"`).test(text))).toEqual([])
})
