import { expect, test } from 'vitest'
import { payCodes, walletCodes } from '../../sandbox/engine/payments.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/payment.ts'
import { listWallets } from '../../src/api/wallet.ts'
import { paper } from './paper.ts'

const newcomer = () => paper({ openSession: 'new-wallet@paper.example' })

test('a payment continues without any request', async () => {
  const { ask, read, exchange } = newcomer()
  await ask(initializeWallet, { payCode: '246810' })
  exchange.moveClock(5250)
  expect((await read(listWallets)).initialized).toBe(true)
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
  expect((await ask(checkWalletEvent, { eventId }, as('somebody@else.example'))).code).toBe(payCodes.eventNotFound)
})
