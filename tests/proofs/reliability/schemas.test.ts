import { expect, test } from 'vitest'
import { listOrders } from '../../../src/api/order.ts'
import { all } from '../../unit/queries/endpoints.ts'
import { goodAnswers } from './goodAnswers.ts'
import { mutated, shortenLists } from './mutations.ts'

const good = goodAnswers()

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
    for (const [what, mutant] of mutated(body)) {
      const read = response.safeParse(mutant)
      if (read.success) expectSound(read.data, what)
      // The parsers of polled lists have state: a corrupt value must not stay.
      expect(response.parse(body), what).toEqual(expected)
    }
    expect({}).not.toHaveProperty('polluted')
  },
)

const body = good.get(listOrders.path) as { orders: object[] }
const read = (orders: unknown[]) => listOrders.response.parse({ ...body, orders }).orders

test('an invalid entry of a list does not affect the others', () => {
  const { items, unreadable } = read([null, 7, {}, ...body.orders, { orderId: 'x' }])
  expect([items.length, unreadable]).toEqual([body.orders.length, 4])
})

test('an identifier beyond 2^53 has lost digits: its order is hidden, so that no other is closed', () => {
  const readId = (orderId: unknown) => read([{ ...body.orders[0], orderId }])
  expect(readId(2 ** 53 + 2)).toEqual({ items: [], unreadable: 1 })
  expect(readId(String(2n ** 63n))).toMatchObject({ items: [{ orderId: '9223372036854775808' }], unreadable: 0 })
})
