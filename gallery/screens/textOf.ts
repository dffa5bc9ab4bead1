import { i18n } from '../../src/i18n/i18n.ts'
import type { ScreenText } from './types.ts'

/** ScreenText in the current language; '' until the texts of a late part have come with it. */
export function textOf(words: ScreenText): string {
  if (typeof words !== 'string' && 'plain' in words) return words.plain
  const [key, values] = typeof words === 'string' ? [words, {}] : words
  // Keys of any namespace: a test checks them all.
  // By how much a value that is not known makes a long text longer is not known either: it begins with the usual one.
  const options = Object.values(values).includes('…') ? { ...values, applyPostProcessor: false } : values
  const text: unknown = i18n.exists(key, values) ? i18n.t(key as never, options as never) : ''
  return typeof text === 'string' ? text : ''
}
