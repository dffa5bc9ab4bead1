import { expect, test } from 'vitest'
import { MAINTENANCE_RATE, PRICE_MAX_AGE_MS, TRADING_REFRESH_MS } from '../../../../src/constants/limits.ts'
import { readTexts } from './texts.ts'

/** The structure of a document without its texts. */
const shape = (texts: unknown): unknown => {
  if (Array.isArray(texts)) return texts.map(shape)
  if (texts !== null && typeof texts === 'object') {
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shape(value)]))
  }
  return typeof texts
}

const whole = (language: string, namespace: string) => JSON.stringify(readTexts(language, namespace))

test.each(['faq', 'termsOfUse'])('the Polish %s has all paragraphs of the English one', (namespace) => {
  const english = shape(readTexts('en', namespace))
  expect(shape(readTexts('pl', namespace))).toEqual(english)
  expect(JSON.stringify(english)).not.toMatch(/"(number|boolean|undefined)"/)
})

test.each(['faq', 'termsOfUse'])('no paragraph of %s occurs twice', (namespace) => {
  for (const language of ['en', 'pl']) {
    const paragraphs = JSON.stringify(readTexts(language, namespace)).match(/"[^"]{40,}"/g) ?? []
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  }
})

test.each(['en', 'pl'])('the numbers in the %s documents match the app', (language) => {
  for (const namespace of ['faq', 'termsOfUse']) {
    const text = whole(language, namespace)
    expect(text).toMatch(/\{\{leverages\}\} (or|lub) \{\{highestLeverage\}\}/)
    expect(text).toContain(MAINTENANCE_RATE)
    expect(text).toMatch(new RegExp(`${TRADING_REFRESH_MS / 1_000} (seconds|sekundy)`))
    expect(text).toMatch(new RegExp(`${PRICE_MAX_AGE_MS / 1_000} (seconds|sekund)`))
  }
})

test.each(['en', 'pl'])('the liquidation prices in the %s examples match the formula', (language) => {
  const liquidation = (leverage: number) => String(50_000 * (1 - 1 / leverage + Number(MAINTENANCE_RATE)))
  const spaced = (digits: string) => digits.replace(/(?=...$)/, '\u00a0')
  const text = whole(language, 'faq')
  expect(text).toContain(spaced(liquidation(10)))
  expect(text).toContain(spaced(liquidation(100)))
})
