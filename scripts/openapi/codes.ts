import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { Language } from '../../src/constants/limits.ts'
import { callFacts } from './callFacts.ts'
import type { ContractCall } from './calls.ts'

/** Codes that the app acts on, regardless of their message. */
const ACTED_ON: Record<string, Record<string, string>> = {
  getPrice: { '9000': 'The login flow starts.' },
  listOrders: { '9000': 'The login flow starts.' },
  getContestForUser: { '403': 'The app requests the contest again without the token.' },
}

/** Not sent by the exchange: the app's code for the state PAYMENT_FAILED. */
const OWN = '9900'

const inside = (texts: unknown, key: string): unknown =>
  typeof texts === 'object' && texts !== null ? Object.entries(texts).find(([name]) => name === key)?.[1] : undefined

/** The texts of a family of codes, by code: 'closeOrder.error' of common.yaml, 'dialogs:addTPSL.error' of dialogs.yaml. Throws if there are none. */
export function familyTexts(family: string, language: Language): Record<string, string> {
  const [path = '', namespace = 'common'] = family.split(':').toReversed()
  const all: unknown = load(
    readFileSync(new URL(`../../public/assets/locales/${language}/${namespace}.yaml`, import.meta.url), 'utf8'),
  )
  const texts = path.split('.').reduce(inside, all)
  if (typeof texts !== 'object' || texts === null) throw new Error(`no texts at ${family} in ${language}`)
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, String(text)]))
}

/** The codes that a call may be refused with and that have their own text, with the English text. */
export function codesOf({ name }: ContractCall): Record<string, string> {
  const { codes } = callFacts(name)
  const { [OWN]: _own, ...texts } = codes === undefined ? {} : familyTexts(codes, 'en')
  return { ...ACTED_ON[name], ...texts }
}
