import { globSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/constants/limits.ts'

/** Every text key that the specification names (§5, §8), since the exchange's translators use these names. */
const NAMED = [
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

const texts = new Map(
  LANGUAGES.map((language) => [language, load(readFileSync(`public/assets/locales/${language}/common.yaml`, 'utf8'))]),
)
const source = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.endsWith('resources.d.ts') })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const at = (tree: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (value !== null && typeof value === 'object' ? Reflect.get(value, step) : undefined),
      tree,
    )

describe.each(LANGUAGES)('in %s the texts have the keys of the specification', (language) => {
  test.each([...NAMED, ...Object.entries(FAMILIES).map(([family, code]) => `${family}.${code}`)])('%s', (key) => {
    expect(at(texts.get(language), key)).toEqual(expect.stringMatching(/\S/))
  })
})

test.each(NAMED)('%s is shown by the app', (key) => {
  expect(source).toMatch(new RegExp(`'${key}'`))
})

test.each(Object.keys(FAMILIES))('%s.{code} is shown by the app', (family) => {
  expect(source).toMatch(new RegExp(`'${family}'|\`${family}\\.\\$\\{`))
})

test('no other key repeats that something failed to load, or that a list is empty', () => {
  const keys = (tree: unknown, path = ''): string[] =>
    tree !== null && typeof tree === 'object'
      ? Object.entries(tree).flatMap(([step, value]) => keys(value, path === '' ? step : `${path}.${step}`))
      : [path]
  expect(
    keys(texts.get('en')).filter(
      (key) =>
        /\.(errorLoading|listEmpty|noResult|serverError|generalError|errorOccurred)$/.test(key) &&
        !key.startsWith('common.'),
    ),
  ).toEqual([])
})
