import type { Persona } from '../../../sandbox/engine/personas.ts'
import { drawChoices } from '../choices.ts'
import { type Random, random, seedOf } from './random.ts'

export const MARKETS_SHOWN = ['BTC-USDC', 'ETH-USDC'] as const
const PERSONAS: readonly Persona[] = ['demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'demo', 'rollover-off', 'new-wallet', 'no-consent', 'no-futures-profile', 'contests-hidden']
/** A secret in an address: all digits, more of them than a number holds. */
export const TOKEN = '9007199254740993123'
const ADDRESSES = ['/futures/market/BTC-USDC', '/futures/market/BTC-USDC', '/futures/market/BTC-USDC', '/futures/market/BTC-USDC', '/futures/market/BTC-USDC', '/futures/market/BTC-USDC', '/futures/market/ETH-USDC', '/futures/market/ETH-USDC', '/futures', '/futures/contests', '/futures/results', '/futures/terms', `/futures/contests/1041?token=${TOKEN}`, `/futures/market/BTC-USDC?side=long&amount=55&token=${TOKEN}`] as const

/** Where and as whom a run begins. */
export interface Setting {
  language: 'en' | 'pl'
  width: number
  persona: Persona
  address: string
  isStorageBlocked: boolean
  /** An own balance of more digits than a number of JavaScript holds. */
  isRich: boolean
  /** Many lists of orders come seconds after they were read. */
  hasSlowLists: boolean
  /** Another user of the same browser, who may log in next. A story that was kept without one has none. */
  next?: Persona
  /** Settings that the user has switched on before. A story that was kept without them has none. */
  choices?: ReturnType<typeof drawChoices>
  /** The user has set alerts before. */
  hasAlerts?: boolean
}

const withNext = (setting: Setting): Setting => ({ ...setting, next: setting.persona === 'rollover-off' ? 'demo' : 'rollover-off' })

const one = <Item>(roll: Random, all: readonly [Item, ...Item[]] | readonly Item[], fallback: Item): Item => all[Math.floor(roll() * all.length)] ?? fallback

export const drawSetting = (roll: Random, seed: number): Setting => withNext({
  language: roll() < 0.5 ? 'en' : 'pl',
  width: one(roll, [390, 768, 1440, 1440], 1440),
  persona: one(roll, PERSONAS, 'demo'),
  address: one(roll, ADDRESSES, '/futures'),
  isStorageBlocked: seed % 17 === 16,
  isRich: roll() < 0.1,
  hasSlowLists: seed % 7 === 0,
  // Drawn apart: what else a seed draws stays as it was.
  choices: drawChoices(random(seedOf(`choices ${seed}`))),
  hasAlerts: random(seedOf(`alerts ${seed}`))() < 0.5,
})
