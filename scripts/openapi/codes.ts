import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { callText } from './callTexts.ts'
import type { ContractCall } from './calls.ts'

/** Codes that the app acts on, regardless of their message. */
const ACTED_ON: Record<string, Record<string, string>> = {
  getPrice: { '9000': 'The login flow starts.' },
  listOrders: { '9000': 'The login flow starts.' },
  getContestForUser: { '403': 'The app requests the contest again without the token.' },
}

/** Not sent by the exchange: the app's code for the state PAYMENT_FAILED. */
const OWN = '9900'

const words: unknown = load(readFileSync(new URL('../../public/assets/locales/en/common.yaml', import.meta.url), 'utf8'))
const inside = (texts: unknown, key: string): unknown => (typeof texts === 'object' && texts !== null ? Object.entries(texts).find(([name]) => name === key)?.[1] : undefined)

/** The codes that a call may be refused with and that have their own text, with the English text. */
export function codesOf({ name }: ContractCall): Record<string, string> {
  const { codes: path } = callText(name)
  const texts = path === undefined ? {} : path.split('.').reduce(inside, words)
  if (typeof texts !== 'object' || texts === null) throw new Error(`no texts at ${path}`)
  return { ...ACTED_ON[name], ...Object.fromEntries(Object.entries(texts).flatMap(([code, text]) => (code === OWN ? [] : [[code, String(text)]]))) }
}
