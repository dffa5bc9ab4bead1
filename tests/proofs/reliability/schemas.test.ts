import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadableList } from '../../../src/api/listOf.ts'
import { forSoMany } from '../../forAll.ts'
import { all } from '../../unit/queries/endpoints.ts'
import { size } from './figure.ts'
import { goodAnswers } from './goodAnswers.ts'
import { fieldsOf, mutateField, mutations, shortenLists } from './mutations.ts'

const good = goodAnswers()
const BODIES = size(2_000, 20_000)

/** Numbers that pass the schemas are valid: no other code checks them. */
function expectSound(value: unknown, at: string) {
  if (typeof value === 'number') expect(Number.isFinite(value), at).toBe(true)
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) expectSound(inner, `${at}.${name}`)
}

test.each(all.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s: any value of a field is parsed or rejected, and the next valid response is parsed',
  (path, { response }) => {
    const body = shortenLists(good.get(path))
    const expected = response.parse(body)
    for (const field of fieldsOf(body)) {
      for (const [name, value] of mutations) {
        const read = response.safeParse(mutateField(body, field, value))
        if (read.success) expectSound(read.data, `${field.join('.')} ${name}`)
        // The parsers of polled lists have state: a corrupt value must not stay.
        expect(response.parse(body), `${field.join('.')} ${name}`).toEqual(expected)
      }
    }
    expect({}).not.toHaveProperty('polluted')
  },
)

test('an invalid entry of a list does not affect the others', () => {
  const path = '/futures/api/user/orders/list'
  const body = good.get(path) as { orders: object[] }
  const { response } = all.find((endpoint) => endpoint.path === path)!
  const { orders } = response.parse({ ...body, orders: [null, 7, {}, ...body.orders, { orderId: 'x' }] }) as {
    orders: ReadableList<object>
  }
  expect(orders.items).toHaveLength(body.orders.length)
  expect(orders.unreadable).toBe(4)
})

test('an identifier beyond 2^53 has lost digits: its order is hidden, so that no other is closed', () => {
  const path = '/futures/api/user/orders/list'
  const body = good.get(path) as { orders: object[] }
  const { response } = all.find((endpoint) => endpoint.path === path)!
  const read = (orderId: unknown) =>
    (response.parse({ result: 'ok', orders: [{ ...body.orders[0], orderId }] }) as { orders: ReadableList<object> })
      .orders
  expect(read(2 ** 53 + 2)).toEqual({ items: [], unreadable: 1 })
  expect(read(String(2n ** 63n))).toMatchObject({ items: [{ orderId: '9223372036854775808' }], unreadable: 0 })
})

test(`${BODIES} random bodies: each is parsed or rejected`, () => {
  const names = [...new Set([...good.values()].flatMap((body) => fieldsOf(body).flat()))].filter(
    (name) => typeof name === 'string',
  )
  const scalar = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.double(),
    fc.constantFrom(
      ...mutations.map(([, value]) => value).filter((value) => typeof value !== 'symbol'),
      'BTC-USDC',
      'LONG',
      'ACTIVE',
      '2026-11-21T08:00:00Z',
      '1e-8',
    ),
  )
  const entry = fc.dictionary(fc.constantFrom(...names), scalar, { maxKeys: 12 })
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(scalar, entry, fc.array(fc.oneof(entry, scalar), { maxLength: 5 })),
      { maxKeys: 8 },
    ),
  )
  forSoMany(BODIES)(fc.constantFrom(...all), body, ({ path, response }, made) => {
    const read = response.safeParse(made)
    if (read.success) expectSound(read.data, path)
  })
})
