import { PAY_CODE_LENGTH } from '../../src/constants/limits.ts'
import { PAY_CODES, type Verdict } from '../codes.ts'
import type { Account, WalletEvent } from './account.ts'
import { locksMargin } from './order.ts'
import { price } from './prices.ts'
import { cancelOrder, closePosition, deposit } from './settle.ts'
import { type World, newId, ordersOf, touchAccount } from './world.ts'

/** Texts: resetModal.resetError.{code} and resetModal.initError.{code} */
export const walletCodes = {
  payCodeWrong: 4001,
  /** Not exactly six digits. */
  payCodeMalformed: 4002,
  /** Another payment of this wallet has not ended yet. */
  paymentRunning: 4003,
  /** Reset before the first activation. Only resetError. */
  notInitialized: 4004,
  /** Activation of an active wallet. Only initError. */
  alreadyInitialized: 4005,
  payCodeExpired: 4006,
} as const

/** Texts: resetModal.payError.{code}. 9900 is the app's own code for PAYMENT_FAILED. */
export const payCodes = {
  eventNotFound: 5001,
  /** Comes with the state FAIL. */
  paymentRejected: 5002,
} as const

/** Balance after activation or reset, in KXT. */
const FRESH_BALANCE = '10000'
/** A payment ends after this time or this many checks, whichever comes first. */
const PAYMENT_MS = 5000
const PAYMENT_CHECKS = 3

const outcomes = new Map<string, WalletEvent['ends']>([
  [PAY_CODES.valid, 'DONE'],
  [PAY_CODES.paymentFailed, 'PAYMENT_FAILED'],
  [PAY_CODES.rejected, 'FAIL'],
])

export function startPayment(
  world: World,
  account: Account,
  kind: WalletEvent['kind'],
  payCode: string,
): Verdict<{ eventId: string }> {
  const { initialized } = account.wallet
  if (kind === 'reset' && !initialized) return { refuse: walletCodes.notInitialized }
  if (kind === 'initialize' && initialized) return { refuse: walletCodes.alreadyInitialized }
  if (payCode.length !== PAY_CODE_LENGTH || /\D/.test(payCode)) return { refuse: walletCodes.payCodeMalformed }
  if (payCode === PAY_CODES.expired) return { refuse: walletCodes.payCodeExpired }
  const ends = outcomes.get(payCode)
  if (!ends) return { refuse: walletCodes.payCodeWrong }
  for (const event of world.events.values())
    if (event.accountId === account.accountId && event.state === 'PENDING')
      return { refuse: walletCodes.paymentRunning }

  const event: WalletEvent = {
    eventId: newId(world),
    accountId: account.accountId,
    kind,
    ends,
    state: 'PENDING',
    settlesAt: world.nowMs + PAYMENT_MS,
    checks: 0,
  }
  world.events.set(event.eventId, event)
  world.changed.add(`event:${event.eventId}`)
  return { eventId: event.eventId }
}

export function checkPayment(
  world: World,
  account: Account,
  eventId: string,
): Verdict<{ state: WalletEvent['state']; code?: number }> {
  const event = world.events.get(eventId)
  if (event?.accountId !== account.accountId) return { refuse: payCodes.eventNotFound }
  event.checks += 1
  if (event.state === 'PENDING' && event.checks >= PAYMENT_CHECKS) settle(world, event)
  return event.state === 'FAIL' ? { state: 'FAIL', code: payCodes.paymentRejected } : { state: event.state }
}

export function settleDueEvents(world: World) {
  for (const event of world.events.values())
    if (event.state === 'PENDING' && event.settlesAt <= world.nowMs) settle(world, event)
}

function settle(world: World, event: WalletEvent) {
  event.state = event.ends
  world.changed.add(`event:${event.eventId}`)
  const account = world.accounts.get(event.accountId)
  if (event.ends !== 'DONE' || !account) return
  // A reset starts over: positions close at the market price, pending orders are cancelled.
  for (const order of ordersOf(world, account.accountId).filter(locksMargin)) {
    const market = world.markets.get(order.market)
    if (order.state === 'ACTIVE' && market) closePosition(world, account, order, price(market), 'RESET')
    else cancelOrder(world, account, order)
  }
  account.wallet.initialized = true
  deposit(account.wallet, FRESH_BALANCE)
  touchAccount(world, account)
}
