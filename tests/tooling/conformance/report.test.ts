import { expect, test } from 'vitest'
import { type Fields, collectFields } from '../../../conformance/fields.ts'
import { redactExample, shortId } from '../../../conformance/redact.ts'
import { markdown } from '../../../conformance/report/markdown.ts'
import { reportOf } from '../../../conformance/report/report.ts'
import { forTerminal } from '../../../conformance/report/terminal.ts'
import { runChecks } from '../../../conformance/runChecks.ts'
import { isExact, wireNumbers } from '../../../conformance/wireNumbers.ts'
import { listOrders } from '../../../src/api/order.ts'
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

test('a field is reported as present, null, missing, unreadable, unknown or of several types', () => {
  const fields: Fields = new Map()
  const order = { orderId: 'a', type: 'LONG', state: 'NEW', market: 'A-B', amount: '1', leverage: 10 }
  collectFields(fields, listOrders.response, {
    result: 'ok',
    orders: [
      { ...order, pnl: 1 },
      { ...order, pnl: null, more: 1 },
      { ...order, pnl: 'x' },
      { ...order, amount: 'x' },
      7,
    ],
  })
  expect(fields.get('orders')).toMatchObject({ present: 1, leftOut: 2 })
  expect(fields.get('orders[].pnl')).toMatchObject({
    present: 2,
    isNull: 1,
    missing: 1,
    unreadable: 1,
    isOptional: true,
    types: new Set(['number', 'string']),
  })
  expect(fields.get('orders[].amount')).toMatchObject({ present: 4, unreadable: 1, isOptional: false })
  expect(fields.get('orders[].more')).toMatchObject({ isKnown: false, present: 1 })
})

test('numbers are read as written on the wire, by key', () => {
  const json = '{"a":1.10,"list":[{"b\\"c":-2e-8,"d":"3"},0.123456789012345678],"e":{"f": 12345678901234567890}}'
  expect(wireNumbers(json)).toEqual([
    { key: 'a', text: '1.10' },
    { key: 'b\\"c', text: '-2e-8' },
    { key: 'd', text: '0.123456789012345678' },
    { key: 'f', text: '12345678901234567890' },
  ])
  expect(['1.10', '-2e-8', '0.1', '9007199254740991'].map(isExact)).toEqual([true, true, true, true])
  expect(['0.123456789012345678', '12345678901234567891', '1e400'].map(isExact)).toEqual([false, false, false])
})
