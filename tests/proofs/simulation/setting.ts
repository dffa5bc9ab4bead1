import type { Persona } from '../../../sandbox/engine/personas.ts'
import { drawChoices } from '../choices.ts'
import { oneOf, type Random, random, seedOf } from './random.ts'

export const MARKETS_SHOWN = ['BTC-USDC', 'ETH-USDC'] as const
const PERSONAS: readonly Persona[] = [
  ...Array<Persona>(14).fill('demo'),
  'rollover-off',
  'new-wallet',
  'no-consent',
  'no-futures-profile',
  'contests-hidden',
]
/** A secret in an address: more digits than a number holds. */
export const TOKEN = '9007199254740993123'
const ADDRESSES = [
  ...Array<string>(6).fill('/futures/market/BTC-USDC'),
  ...Array<string>(2).fill('/futures/market/ETH-USDC'),
  '/futures',
  '/futures/contests',
  '/futures/results',
  '/futures/terms',
  `/futures/contests/1041?token=${TOKEN}`,
  `/futures/market/BTC-USDC?side=long&amount=55&token=${TOKEN}`,
] as const

/** Start page and user of a run. */
export interface Setting {
  language: 'en' | 'pl'
  width: number
  persona: Persona
  address: string
  isStorageBlocked: boolean
  /** The user's balance has more digits than a JavaScript number. */
  isRich: boolean
  /** Many order lists arrive seconds after they were read. */
  hasSlowLists: boolean
  /** Another user of the same browser, who may log in next. Older stored runs have none. */
  next?: Persona
  /** Settings that the user has switched on before. Older stored runs have none. */
  choices?: ReturnType<typeof drawChoices>
  /** The user has alerts. */
  hasAlerts?: boolean
}

export function drawSetting(roll: Random, seed: number): Setting {
  const setting = {
    language: roll() < 0.5 ? ('en' as const) : ('pl' as const),
    width: oneOf(roll, [390, 768, 1440, 1440]),
    persona: oneOf(roll, PERSONAS),
    address: oneOf(roll, ADDRESSES),
    isStorageBlocked: seed % 17 === 16,
    isRich: roll() < 0.1,
    hasSlowLists: seed % 7 === 0,
    // Drawn separately, so that a seed's other values stay unchanged.
    choices: drawChoices(random(seedOf(`choices ${seed}`))),
    hasAlerts: random(seedOf(`alerts ${seed}`))() < 0.5,
  }
  return { ...setting, next: setting.persona === 'rollover-off' ? 'demo' : 'rollover-off' }
}
