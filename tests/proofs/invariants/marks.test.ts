import { expect, test } from 'vitest'
import { personaEmail } from '../../../sandbox/engine/personas.ts'
import { Exchange } from '../../../sandbox/exchange.ts'
import { UserMarks, OTHER_BALANCE, expectDistinct } from './marks.ts'

const ANNA = personaEmail('demo')
const BERT = personaEmail('rollover-off')

function twoUsers() {
  const exchange = new Exchange({ seed: 1, now: () => Date.UTC(2026, 10, 23) })
  expectDistinct(exchange, [ANNA, BERT])
  const marks = new UserMarks(exchange)
  marks.note(ANNA)
  marks.note(BERT)
  const orderOf = (email: string) => [...exchange.world.orders.values()].find(({ accountId }) => accountId === email)?.orderId
  return { exchange, marks, orderOf }
}

test('a balance identifies its user, in any grouping, and nobody else', () => {
  const { marks } = twoUsers()
  expect(marks.ofOthers('Balance 23\u00a0571.1317 KXT', ANNA)).toBe(OTHER_BALANCE)
  expect(marks.ofOthers('Balance 23\u00a0571.1317 KXT', BERT)).toBeUndefined()
  expect(marks.ofOthers('Balance 23\u00a0571.1317 KXT', null)).toBe(OTHER_BALANCE)
  expect(marks.ofOthers('BTCUSDC LONG 1\u00a0729.3117', BERT)).toBe('1729.3117')
})

test('a long typed number identifies its user until the other user has typed it, too', () => {
  const { marks } = twoUsers()
  marks.typed(ANNA, '271828.18')
  marks.typed(ANNA, '25')
  expect(marks.ofOthers('271828.18', BERT)).toBe('271828.18')
  expect(marks.ofOthers('25', BERT)).toBeUndefined()
  marks.typed(BERT, '271828.18')
  expect(marks.ofOthers('271828.18', BERT)).toBeUndefined()
})

test('stored values have the key of their own user', () => {
  const { exchange, marks } = twoUsers()
  marks.typed(ANNA, '271828.18')
  const keyOf = (email: string) => `futuresDraft:${exchange.account(email).futuresConfirmationDate}`
  expect(marks.misplaced([[keyOf(ANNA), '{"amount":"271828.18"}']])).toBeUndefined()
  expect(marks.misplaced([[keyOf(BERT), '{"amount":"271828.18"}']])).toBe(`“271828.18” under “${keyOf(BERT)}”`)
  expect(marks.misplaced([['futuresDraft', '{"amount":"271828.18"}']])).toBe('“271828.18” under “futuresDraft”')
})

test('an order of another user is not requested', () => {
  const { marks, orderOf } = twoUsers()
  const body = JSON.stringify({ orderId: orderOf(ANNA) })
  expect(marks.orderOfOthers(body, BERT)).toBe(orderOf(ANNA))
  expect(marks.orderOfOthers(body, ANNA)).toBeUndefined()
})
