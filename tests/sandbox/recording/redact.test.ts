import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEPT, STANDINS } from '../../../sandbox/recording/fields.ts'
import { createRedactor } from '../../../sandbox/recording/redact.ts'
import { goodAnswers } from '../../proofs/reliability/goodAnswers.ts'

const good = goodAnswers()

/** Names of fields anywhere in the contract. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'properties' ? Object.keys(part as object) : []).concat(fieldsIn(part)))
}

test('every field of the contract has a redaction rule', () => {
  const fields = new Set(fieldsIn(JSON.parse(readFileSync('docs/integrators/openapi.json', 'utf8'))))
  expect(fields.size).toBeGreaterThan(70)
  // Its only value is a constant of the contract.
  fields.delete('id')
  expect([...fields].filter((name) => !KEPT.has(name) && !(name in STANDINS)), 'to be put among KEPT or STANDINS of sandbox/recording/fields.ts').toEqual([])
})

test('an order keeps its numbers; ids are replaced consistently', () => {
  const redact = createRedactor()
  const order = { orderId: '8fa1-77', market: 'BTC-USDC', amount: '12.50', leverage: 10, created: '2026-01-05T08:00:00.000Z', state: 'ACTIVE', stopLoss: null, isUserInContest: false }
  expect(redact({ result: 'ok', orders: [order, { ...order, orderId: 991_234_567 }] })).toEqual({
    result: 'ok',
    orders: [{ ...order, orderId: 'order-1' }, { ...order, orderId: 2 }],
  })
  expect(redact({ orderId: '8fa1-77', market: 'BTC-USDC' })).toEqual({ orderId: 'order-1', market: 'BTC-USDC' })
})

test('fields outside the contract lose their value, and names that could be data are replaced', () => {
  const original = { result: 'ok', email: 'jane@mail.example', accountNumber: 4_711, vip: true, address: { street: 'Long Lane', type: 'HOME' }, 'jane@mail.example': 1, phones: ['+48 600'] }
  expect(createRedactor()(original)).toEqual({
    result: 'ok', email: 'redacted', accountNumber: 0, vip: false, address: { street: 'redacted', type: 'redacted' }, 'field-1': 0, phones: ['redacted'],
  })
})

test('a field of the contract with an unexpected value is redacted by its type', () => {
  const original = { state: 'closed by Jane', price: 'ask Jane', market: 'Jane', markets: ['BTC-USDC', 'Jane D'], code: { text: 'Jane' }, pnl: [1, 'Jane'], created: 'Monday' }
  expect(createRedactor()(original)).toEqual({ state: 'redacted', price: 'redacted', market: 'redacted', markets: ['BTC-USDC', 'redacted'], code: { text: 'redacted' }, pnl: [1, 'redacted'], created: 'redacted' })
})

test('no secret remains in any response', () => {
  const redact = createRedactor()
  // Neither a number, an instant, a market nor a constant.
  const secret = fc.stringMatching(/^[a-z]{4,8}[ @.][a-z]{4,8}$/)
  const planted = (value: unknown, word: string, luck: () => boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => planted(entry, word, luck))
    if (typeof value !== 'object' || value === null) return luck() ? word : value
    return { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, planted(part, word, luck)])), ...(luck() && { [word]: 1, extra: { note: word } }) }
  }
  fc.assert(
    fc.property(fc.constantFrom(...good.values()), secret, fc.infiniteStream(fc.boolean()), (answer, word, stream) => {
      const luck = () => stream.next().value === true
      expect(JSON.stringify(redact(planted(answer, word, luck)))).not.toContain(word)
    }),
    { numRuns: 60 },
  )
})
