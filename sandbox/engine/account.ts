import type { Money } from './money.ts'

/**
 * One trader. At every step available + locked + feesPaid − realised = deposits,
 * and locked is the sum of the margins of all orders that are not over.
 */
export interface Wallet {
  initialized: boolean
  available: Money
  locked: Money
  deposits: Money
  feesPaid: Money
  /** Booked profits and losses before fees. */
  realised: Money
}

export interface Account {
  accountId: string
  email: string
  /** Its persona; see personas.ts. */
  persona: string
  isInEu: boolean
  hasKyc: boolean
  tabVisibility: boolean
  contestsVisibility: boolean
  futuresConfirmationDate: number | null
  /** Null: never chosen, and so no futures profile. */
  contractRollover: boolean | null
  wallet: Wallet
  contestUserToken: string
  hashedEmail: string
}

/** A payment by pay code in progress. */
export interface WalletEvent {
  eventId: string
  accountId: string
  kind: 'initialize' | 'reset'
  /** How it will end. */
  ends: 'DONE' | 'PAYMENT_FAILED' | 'FAIL'
  state: 'PENDING' | 'DONE' | 'PAYMENT_FAILED' | 'FAIL'
  settlesAt: number
  checks: number
}
