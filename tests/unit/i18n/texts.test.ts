import { globSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { resourceTypes } from '../../../scripts/build/i18nTypes.ts'
import { TEXT_NAMESPACES } from '../../../scripts/build/textNamespaces.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/constants/limits.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/
/** The forms a count has: one and other in English, few and many too in Polish. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

const read = (language: string, namespace: string): unknown =>
  load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8'))

/** Every text of a tree by its key path. */
function leaves(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]])
  if (tree === null || typeof tree !== 'object') throw new Error(`${path} is neither text nor tree: ${String(tree)}`)
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => [...leaves(value, path === '' ? key : `${path}.${key}`)]),
  )
}

const source = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.endsWith('.d.ts') })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Every text key that the specification names (§5, §8), since the exchange's translators use these names. */
const SPECIFIED = [
  'common.serverError',
  'common.generalError',
  'common.errorOccurred',
  'common.errorLoading',
  'common.fieldRequired',
  'common.listEmpty',
  'common.noResult',
  'dashboard.balanceNotEnough',
  'dashboard.maxAmount',
  'dashboard.minimumOrderValue',
  'dashboard.noMoney',
  'dashboard.createOrderSuccess',
  'marketError.noMarkets',
  'marketError.noMatchedMarket',
]

/** Families whose last part is a code of the exchange, each with a code it is known to send. */
const FAMILIES = {
  'dashboard.createOrder.error': '1005',
  'dashboard.lreason': 'MANUAL',
  'resetModal.resetError': '4001',
  'resetModal.initError': '4001',
  'resetModal.payError': '9900',
  'closeOrder.error': '2001',
  'addTPSL.error': '3001',
  'joinModal.error': '6001',
}

test.each(LANGUAGES)('in %s the texts have the keys of the specification', (language) => {
  const texts = leaves(read(language, 'common'))
  const keys = [...SPECIFIED, ...Object.entries(FAMILIES).map(([family, code]) => `${family}.${code}`)]
  expect(keys.filter((key) => !texts.has(key))).toEqual([])
})

test('the texts of the specification are shown by the app', () => {
  const isShown = (key: string) => source.includes(`'${key}'`) || source.includes(`\`${key}.\${`)
  expect([...SPECIFIED, ...Object.keys(FAMILIES)].filter((key) => !isShown(key))).toEqual([])
})

const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()
const withoutPlural = (key: string) => key.replace(PLURAL, '')

describe.each(TEXT_NAMESPACES)('the texts of %s', (namespace) => {
  const en = leaves(read('en', namespace))

  test.each(TRANSLATIONS)('have the same keys in English and %s', (language) => {
    const bases = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].toSorted()
    expect(bases(leaves(read(language, namespace)))).toEqual(bases(en))
  })

  test.each(LANGUAGES)('have all plural forms of %s', (language) => {
    const forms = new Map<string, string[]>()
    for (const key of leaves(read(language, namespace)).keys()) {
      const form = PLURAL.exec(key)?.[1]
      if (form !== undefined) forms.set(withoutPlural(key), [...(forms.get(withoutPlural(key)) ?? []), form])
    }
    // i18next also supports a form for zero, in any language.
    for (const [key, found] of forms)
      expect([key, found.filter((form) => form !== 'zero').toSorted()]).toEqual([key, formsOf(language)])
  })

  test.each(TRANSLATIONS)('have the same variables in English and %s', (language) => {
    for (const [key, text] of leaves(read(language, namespace))) {
      const english = en.get(key) ?? en.get(`${withoutPlural(key)}_other`) ?? ''
      // A singular form may write its number as a word.
      if (PLURAL.test(key)) expect(variables(english)).toEqual(expect.arrayContaining(variables(text)))
      else expect([key, variables(text)]).toEqual([key, variables(english)])
    }
  })

  test.each(LANGUAGES)('are never empty in %s', (language) => {
    for (const [key, text] of leaves(read(language, namespace))) expect(text.trim(), key).not.toBe('')
  })
})

test('every text is used somewhere', () => {
  const literals = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, literal]) => literal))
  // `orders.tabs.${id}` uses every orders.tabs.*; a template that starts with a value cannot be checked.
  const templates = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start]) => start ?? '')
  // Families whose last part is a code or a type of the exchange.
  const families = [...literals]
    .filter((literal) => /\.(error|initError|resetError|payError)$/.test(literal ?? ''))
    .map((literal) => `${literal}.`)
  // Read as a whole: t('sections', { returnObjects: true }).
  const lists = [...source.matchAll(/'([\w.]+)', \{ returnObjects: true \}/g)].map(([, key]) => `${key}.`)
  const starts = [...templates, ...families, ...lists]

  const unused = TEXT_NAMESPACES.flatMap((namespace) => [...leaves(read('en', namespace)).keys()])
    .map(withoutPlural)
    .filter((key) => !literals.has(key) && !starts.some((start) => key.startsWith(start)))
  expect(unused).toEqual([])
})

test('the types of the keys match the English texts (npm run i18n writes them)', () => {
  expect(readFileSync('src/i18n/resources.d.ts', 'utf8')).toBe(resourceTypes())
})

test.each([
  ['en', /\bcanceled|\brealized|\bsign(ed|ing)?[ -]in\b/i],
  ['pl', /tabel[ai] wyników|Strona LONG|obu stron\b|w tę stronę/i],
])('%s has one word for one thing, and parts no amount from its currency', (language, others) => {
  const prose = globSync(`public/assets/locales/${language}/*.yaml`)
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*['\w]+:(?= |$)/gm, ''))
    .join('\n')
  expect(prose).not.toMatch(others)
  expect(prose.match(/.*\}\} \{\{(currency|quote)\}\}.*/g)).toBeNull()
})
