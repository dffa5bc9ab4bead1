import { i18n } from '../../src/i18n/i18n.ts'
import type { Words } from './types.ts'

/** Words in the current language; '' until the texts of a late part have come with it. */
export function say(words: Words): string {
  if (typeof words !== 'string' && 'plain' in words) return words.plain
  const [key, values] = typeof words === 'string' ? [words, {}] : words
  // Keys of any namespace: a test asks for every one of them.
  // By how much a value that is not known makes a long text longer is not known either: it begins with the usual one.
  const asked = Object.values(values).includes('…') ? { ...values, applyPostProcessor: false } : values
  const text: unknown = i18n.exists(key, values) ? i18n.t(key as never, asked as never) : ''
  return typeof text === 'string' ? text : ''
}
