import { expect, test } from 'vitest'
import { payCodes, walletCodes } from '../../sandbox/engine/payments.ts'
import { createOrder, listOrders } from '../../src/api/order.ts'
import { checkWalletEvent, initializeWallet, listWallets, resetWallet } from '../../src/api/wallet.ts'
import { order, paper } from './paper.ts'

const newcomer = () => paper({ openSession: 'new-wallet@paper.example' })

test('a new wallet is activated by a pay code, after some checks', async () => {
  const { ask, read } = newcomer()
  expect(await read(listWallets)).toEqual({ initialized: false, list: [] })
  const { eventId } = await ask(initializeWallet, { payCode: '246810' })
  const states = []
  for (let check = 0; check < 3; check++) states.push((await ask(checkWalletEvent, { eventId })).state)
  expect(states).toEqual(['PENDING', 'PENDING', 'DONE'])
  expect(await read(listWallets)).toMatchObject({
    initialized: true,
    list: [{ value: '10000', lockedValue: '0' }],
  })
})

test('a payment continues without any request', async () => {
  const { ask, read, exchange } = newcomer()
  await ask(initializeWallet, { payCode: '246810' })
  exchange.moveClock(5250)
  expect((await read(listWallets)).initialized).toBe(true)
})

test.each([
  ['111111', { result: 'ok', state: 'PAYMENT_FAILED' }],
  ['222222', { result: 'ok', state: 'FAIL', code: 5002 }],
])('the pay code %s ends as %o and leaves the wallet as it was', async (payCode, ending) => {
  const { ask, exchange } = paper()
  const before = structuredClone(exchange.account('demo@paper.example').wallet)
  const { eventId } = await ask(resetWallet, { payCode })
  exchange.moveClock(5250)
  expect(await ask(checkWalletEvent, { eventId })).toEqual(ending)
  expect(exchange.account('demo@paper.example').wallet).toEqual(before)
})

test.each([
  ['123456', walletCodes.payCodeWrong],
  ['000000', walletCodes.payCodeExpired],
  ['12345', walletCodes.payCodeMalformed],
  ['12345a', walletCodes.payCodeMalformed],
])('the pay code %s is refused with %i', async (payCode, code) => {
  expect((await paper().ask(resetWallet, { payCode })).code).toBe(code)
})

test('one payment at a time, and only the call that fits the wallet’s state', async () => {
  const { ask } = paper()
  expect((await ask(initializeWallet, { payCode: '246810' })).code).toBe(walletCodes.alreadyInitialized)
  expect((await newcomer().ask(resetWallet, { payCode: '246810' })).code).toBe(walletCodes.notInitialized)
  await ask(resetWallet, { payCode: '246810' })
  expect((await ask(resetWallet, { payCode: '246810' })).code).toBe(walletCodes.paymentRunning)
})

test('another user’s payment is not found', async () => {
  const { ask, exchange } = paper({ openSession: undefined })
  const as = (email: string) => ({ cookie: `session=${exchange.logIn(email)}` })
  const { eventId } = await ask(resetWallet, { payCode: '246810' }, as('demo@paper.example'))
  expect((await ask(checkWalletEvent, { eventId }, as('somebody@else.example'))).code).toBe(
    payCodes.eventNotFound,
  )
})

test('a reset closes positions, cancels pending orders and starts over at 10 000 KXT', async () => {
  const { ask, read, exchange } = paper()
  await ask(createOrder, order({ price: '50000' }))
  await ask(resetWallet, { payCode: '246810' })
  exchange.moveClock(5250)
  expect((await read(listWallets)).list).toEqual([{ value: '10000', lockedValue: '0' }])
  const { items: orders } = (await read(listOrders)).orders
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['CLOSED', 'CANCELED']))
  expect(orders.filter(({ closureType }) => closureType === 'RESET')).toHaveLength(14)
})
