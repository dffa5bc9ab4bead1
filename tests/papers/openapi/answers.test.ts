import { expect, test } from 'vitest'
import { PERSONAS, type Persona, personaEmail } from '../../../sandbox/engine/personas.ts'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { goodAnswers } from '../../proofs/reliability/goodAnswers.ts'
import { order, paper } from '../../sandbox/paper.ts'
import { answerTo, faultsOf, requestOf } from './committed.ts'

const good = goodAnswers()
const reads = contractCalls.filter(
  ({ endpoint, name }) => !endpoint.changes && !/^get(Contest|Price|UserConf)|checkWallet/.test(name),
)

test.each(contractCalls.map(({ endpoint: { path } }) => path))(
  '%s is answered by the paper exchange as it is described',
  (path) => {
    expect(faultsOf(answerTo(path), good.get(path))).toEqual([])
  },
)

test.each(Object.keys(PERSONAS) as Persona[])('responses match the description for %s', async (persona) => {
  const { ask } = paper({ openSession: personaEmail(persona) })
  for (const { endpoint } of reads)
    expect(faultsOf(answerTo(endpoint.path), await ask(endpoint)), endpoint.path).toEqual([])
})

test('a refusal and a lost session match the description', async () => {
  const { ask, exchange } = paper({ openSession: undefined })
  const refused = await ask(contractCalls.find(({ name }) => name === 'getPrice')!.endpoint, { market: 'NO-SUCH' })
  expect(refused.code).toBe(7001)
  expect(faultsOf(answerTo('/futures/api/markets/price/get'), refused)).toEqual([])
  const lost = await ask(listOrders)
  expect(lost.result).toBe('error')
  expect(faultsOf({ $ref: '#/components/schemas/Refusal' }, lost)).toEqual([])
  exchange.close()
})

test('the app’s requests match the description: amounts as strings, an order with all optional fields', () => {
  const request = requestOf(createOrder.path)
  expect(faultsOf(request, order({ price: '66000', stopLoss: '60000.5', takeProfit: '70000' }))).toEqual([])
  expect(faultsOf(request, order({ amount: 100 }))).not.toEqual([])
  expect(faultsOf(request, { ...order(), type: 'UP' })).not.toEqual([])
})

/** Every way to omit one field of a body at any depth; in lists, of the first entry only. */
function shortened(value: unknown, path = ''): { path: string; body: unknown }[] {
  if (Array.isArray(value))
    return value.length === 0
      ? []
      : shortened(value[0], `${path}[]`).map((one) => ({ ...one, body: [one.body, ...value.slice(1)] }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [
    { path: `${path}.${name}`, body: Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) },
    ...shortened(field, `${path}.${name}`).map((one) => ({ ...one, body: { ...value, [name]: one.body } })),
  ])
}

/** Whether something was left out as unreadable. */
const unreadable = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('unreadable' in value && value.unreadable !== 0) || Object.values(value).some(unreadable))

test.each(contractCalls.filter(({ name }) => name !== 'listHistoryContests'))(
  'a field that $name cannot do without is the one that is described as required',
  ({ name, endpoint }) => {
    const body = good.get(endpoint.path)
    for (const { path, body: short } of shortened(body)) {
      // `result` is checked before the schema, and lists without a count hide what they left out.
      if (path === '.result' || /rewards|List\[|prices\[|^\.list\[\]\.(value|lockedValue)$/.test(path)) continue
      const read = endpoint.response.safeParse(short)
      const isRead = read.success && !unreadable(read.data)
      expect([path, faultsOf(answerTo(endpoint.path), short).length === 0], name).toEqual([path, isRead])
    }
  },
)
