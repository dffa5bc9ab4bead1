import type { Persona } from '../../../sandbox/engine/personas.ts'
import { oneOf, type Random } from './random.ts'

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
/** Settings, each with the stored value that is not its default. */
const CHOICES = {
  allMarkets: 'false',
  futuresAmounts: 'hidden',
  futuresChart: 'own',
  futuresDetails: 'true',
  futuresRowDetails: 'true',
  futuresKeys: 'true',
} as const

/** Start page and user of a run. What is optional is missing in older stored runs. */
export interface Setting {
  language: 'en' | 'pl'
  width: number
  persona: Persona
  address: string
  /** Another user of the same browser, who may log in next. */
  next?: Persona
  /** Settings that the user has switched on before: no other test combines them. */
  choices?: [key: string, value: string][]
}

export function drawSetting(roll: Random): Setting {
  const persona = oneOf(roll, PERSONAS)
  return {
    language: roll() < 0.5 ? 'en' : 'pl',
    width: oneOf(roll, [390, 768, 1440, 1440]),
    persona,
    address: oneOf(roll, ADDRESSES),
    next: persona === 'rollover-off' ? 'demo' : 'rollover-off',
    choices: Object.entries(CHOICES).filter(() => roll() < 0.5),
  }
}
