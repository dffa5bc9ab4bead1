// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { i18n } from '../../../src/i18n/i18n.ts'
import { problemText } from '../../../src/i18n/problemText.ts'
import { englishTexts } from '../ui/texts.ts'

const textsOf = (language: string) =>
  globSync(`public/assets/locales/${language}/*.yaml`)
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*['\w]+:(?= |$)/gm, ''))
    .join('\n')

test('English uses one spelling, and one word for logging in', () => {
  expect(textsOf('en')).not.toMatch(/\bcanceled|\brealized|\bsign(ed|ing)?[ -]in\b/i)
})

test('Polish uses one name for the leaderboard and one for a direction', () => {
  expect(textsOf('pl')).not.toMatch(/tabel[ai] wyników|Strona LONG|obu stron\b|w tę stronę/i)
})

test.each(['en', 'pl'])('in %s no amount is parted from its currency', (language) => {
  expect(textsOf(language).match(/.*\}\} \{\{(currency|quote)\}\}.*/g)).toBeNull()
})

describe('too many decimals', () => {
  // Both languages are preloaded.
  beforeAll(async () => void (await englishTexts()))

  test.each([
    ['en', 0, 'Whole numbers only'],
    ['en', 1, 'At most 1 decimal place'],
    ['en', 2, 'At most 2 decimal places'],
    ['pl', 0, 'Tylko liczby całkowite'],
    ['pl', 1, 'Najwyżej 1 miejsce po przecinku'],
    ['pl', 2, 'Najwyżej 2 miejsca po przecinku'],
    ['pl', 5, 'Najwyżej 5 miejsc po przecinku'],
  ])('in %s of a market with %s', (language, decimals, said) => {
    expect(
      problemText(
        i18n.getFixedT(language),
        { kind: 'tooPrecise', field: 'amount', decimals },
        { pricePrecision: decimals },
      ),
    ).toBe(said)
  })
})
