import type { Account } from './account.ts'
import { type Chance, chance, hash, hexDigits } from './random.ts'
import { addHistory, addOpenOrders } from './seedOrders.ts'
import { deposit } from './settle.ts'
import { touchAccount, type World } from './world.ts'

/** Test users, for the login page and for tests. */
export const PERSONAS = {
  demo: 'Demo trader: positions, pending orders, some history',
  'eu-without-kyc': 'In the EU without KYC: sent back to the main site',
  'no-consent': 'Has not accepted the futures terms yet',
  'futures-hidden': 'Futures not visible: sent back to the main site',
  'contests-hidden': 'Contests switched off',
  'new-wallet': 'Futures balance not activated yet',
  'rich-history': '5 000 orders',
  'rollover-off': 'Contracts are not rolled over',
  'no-futures-profile': 'Has not chosen yet whether contracts are rolled over',
} as const
export type Persona = keyof typeof PERSONAS

export const isPersona = (text: string): text is Persona => Object.hasOwn(PERSONAS, text)

export const personaEmail = (persona: Persona) => `${persona}@paper.example`

const EMPTY = { initialized: false, available: '0', locked: '0', deposits: '0', feesPaid: '0', realised: '0' }
const DAY_MS = 86_400_000

/** The account of an e-mail, created on first use; a persona's e-mail gets that persona. */
export function accountOf(world: World, email: string): Account {
  const accountId = email.trim().toLowerCase()
  const known = world.accounts.get(accountId)
  if (known) return known
  const name = accountId.split('@')[0] ?? ''
  const persona = accountId.endsWith('@paper.example') && isPersona(name) ? name : 'visitor'
  const luck = chance(world.seed ^ hash(accountId))
  const account: Account = {
    accountId,
    email: accountId,
    persona,
    isInEu: persona === 'eu-without-kyc',
    hasKyc: persona !== 'eu-without-kyc',
    tabVisibility: persona !== 'futures-hidden',
    contestsVisibility: persona !== 'contests-hidden',
    futuresConfirmationDate: persona === 'no-consent' ? null : world.nowMs - 90 * DAY_MS - (hash(accountId) % DAY_MS),
    contractRollover: persona === 'no-futures-profile' ? null : persona !== 'rollover-off',
    wallet: { ...EMPTY },
    contestUserToken: hexDigits(luck, 40),
    hashedEmail: hexDigits(luck, 32),
  }
  world.accounts.set(accountId, account)
  furnish(world, account, luck)
  touchAccount(world, account)
  return account
}

function furnish(world: World, account: Account, luck: Chance) {
  const { persona, wallet } = account
  if (persona === 'new-wallet') return
  wallet.initialized = true
  if (persona === 'visitor') return deposit(wallet, '10000')
  // Enough to trade the generated history; the balance is settled below.
  deposit(wallet, '10000000')
  if (persona === 'rich-history') addHistory(world, account, 4960, luck)
  if (persona === 'demo' || persona === 'rollover-off') addHistory(world, account, 23, luck)
  if (persona === 'demo' || persona === 'rollover-off' || persona === 'rich-history') addOpenOrders(world, account)
  deposit(wallet, '12480.3071')
}
