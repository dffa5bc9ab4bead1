import { globSync, readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { parseAddress, printAddress } from '../../../gallery/address.ts'
import { search } from '../../../gallery/app/shell/search.ts'
import { textsAt } from '../../../gallery/app/productTexts.ts'
import { screenRow } from '../../../gallery/checks/coverage/coverage.ts'
import saved from '../../../gallery/checks/coverage/coverage.json'
import { viewsOf } from '../../../gallery/export/changes/changedMachines.ts'
import { areas } from '../../../gallery/screens/areas.ts'
import { PROBLEMS } from '../../../gallery/screens/areas/orderForm.ts'
import { NEWS } from '../../../gallery/screens/areas/toasts.ts'
import { screenPictureName } from '../../../gallery/screens/pictureName.ts'
import { screenSituations } from '../../../gallery/screens/screenSituations.ts'
import { choicesTitle, knownChoices, setupOf, choicesOf } from '../../../gallery/screens/setup.ts'
import type { Step, ScreenText } from '../../../gallery/screens/types.ts'
import { keyOf } from '../../../gallery/screens/textKey.ts'
import { Order } from '../../../src/api/order.ts'
import { ordersOf } from '../../../gallery/screens/answers.ts'
import type { TextTree } from '../../../src/i18n/i18n.ts'

const FOLDER = 'public/assets/locales'
const treeOf = (language: string): TextTree =>
  Object.assign({}, ...readdirSync(`${FOLDER}/${language}`).map((file) => {
    const namespace = file.replace('.yaml', '')
    const tree = load(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')) as TextTree
    return namespace === 'common' ? tree : Object.fromEntries(Object.entries(tree).map(([key, text]) => [`${namespace}:${key}`, text]))
  })) as TextTree
const texts = [treeOf('en'), treeOf('pl')]

const all = areas.flatMap((area) => Object.entries(area.screens).map(([name, screen]) => ({ id: `${area.name}/${name}`, area, name, screen })))
const variants = all.flatMap(({ id, area, name, screen }) => choicesOf(screen).map((choices) => ({ id: `${id} ${choicesTitle(screen, choices)}`, area, name, screen, choices, setup: setupOf(screen, choices) })))

const wordsIn = (step: Step): ScreenText[] => ('press' in step ? [step.press] : 'type' in step ? [step.type] : 'see' in step ? [step.see] : [])

test('a thousand rows are a thousand orders: markets, sides, sizes, prices and ages differ', () => {
  const order = { orderId: '1', state: 'ACTIVE', market: 'BTC-USDC', type: 'LONG', amount: '250', leverage: '20', startPrice: '67000', created: Date.parse('2026-11-21T12:00:00Z') }
  const { orders } = ordersOf('positions', 1_000)({ orders: [order] })
  const kinds = (field: string) => new Set(orders.map((one) => one[field])).size
  expect(orders).toHaveLength(1_000)
  expect(kinds('orderId')).toBe(1_000)
  expect(kinds('type')).toBe(2)
  expect(kinds('created')).toBe(1_000)
  for (const field of ['market', 'amount', 'leverage']) expect(kinds(field), field).toBeGreaterThan(4)
  expect(kinds('startPrice')).toBeGreaterThan(500)
  for (const one of orders) expect(Order.safeParse(one).success).toBe(true)
})

describe('the screens', () => {
  test('each has a unique title in its area, and a description', () => {
    for (const { title, screens } of areas) expect(new Set(Object.values(screens).map((screen) => screen.title)).size, title).toBe(Object.keys(screens).length)
    expect(new Set(areas.map(({ title }) => title)).size).toBe(areas.length)
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
    expect(all.filter(({ screen }) => screen.about.length < 20).map(({ id }) => id)).toEqual([])
  })

  test('each choice has a unique title, and a name that is valid in an address with the settings', () => {
    const { settings } = parseAddress('')
    for (const { id, screen } of all)
      if (screen.choices) {
        const { varies = 'by', choices } = screen
        expect(Object.hasOwn(settings, varies) || varies === 'by', `${id}: ${varies}`).toBe(false)
        expect(new Set(Object.values(choices).map(({ title }) => title)).size, id).toBe(Object.keys(choices).length)
        expect(Object.keys(choices).length, id).toBeGreaterThan(1)
      } else expect(screen.varies, id).toBe(undefined)
  })

  test.each(variants)('$id: its address opens it, and its texts are the product’s', ({ area, name, choices, setup }) => {
    const address = { place: { page: 'screen', area: area.name, screen: name, choices } as const, settings: parseAddress('').settings }
    expect(parseAddress(printAddress(address))).toEqual(address)
    const keys = [setup.says, ...(setup.steps ?? []).flatMap(wordsIn)].flatMap((words) => keyOf(words) ?? [])
    for (const key of keys) for (const tree of texts) expect(textsAt([tree], key), key).not.toBe('')
  })

  test('a choice’s steps follow those of its screen, and an unknown choice is the first', () => {
    const screen = { title: '', about: '', page: '/a', says: 'b', steps: [{ pressAt: 'x' }], varies: 'one', choices: { first: { title: '' }, second: { title: '', page: '/c', steps: [{ pressAt: 'y' }] } } }
    expect(setupOf(screen, { one: 'second' })).toMatchObject({ page: '/c', says: 'b', steps: [{ pressAt: 'x' }, { pressAt: 'y' }] })
    expect(knownChoices(screen, { one: 'third', two: 'first' })).toEqual({ one: 'first' })
    expect(knownChoices(screen, { one: 'toString' })).toEqual({ one: 'first' })
    expect(knownChoices(screen, { formerly: 'second' })).toEqual({ one: 'second' })
  })

  test('every order event has a toast', () => {
    const [english] = texts
    const { one } = english!['orderNews'] as { one: object }
    expect(Object.keys(NEWS).toSorted()).toEqual(Object.keys(one).toSorted())
  })

  test('each problem of the form has its own text', () => {
    const problemTexts = Object.values(PROBLEMS).map(({ says }) => JSON.stringify(says))
    expect(new Set(problemTexts).size).toBe(problemTexts.length)
  })
})

test('each has its own pictures, named in a comparison of commits', () => {
  const { settings } = parseAddress('')
  const names = variants.map(({ area, name, screen, choices }) => screenPictureName({ page: 'screen', area: area.name, screen: name, choices }, screen, settings))
  expect(new Set(names).size).toBe(names.length)
  const compared = viewsOf(names.map((name) => ({ name, change: 'changed', pixels: 1, of: 1 })))
  expect(compared).toHaveLength(names.length)
  expect(compared.filter(({ address, machine }) => address === null || machine !== 'screens')).toEqual([])
  expect(compared.find(({ title }) => title === 'Orders panel › Positions: A thousand')?.address?.place).toEqual({ page: 'screen', area: 'orders', screen: 'positions', choices: { rows: 'thousand' } })
})

test('the coverage lists every existing screen and no other, and no cell is red', () => {
  // npm run gallery:coverage -- <area>
  expect(all.flatMap(({ id, area, name }) => (screenRow(area.name, name)?.failing.length === 0 ? [] : id))).toEqual([])
  const visited = Object.entries(saved).flatMap(([area, rows]) => (areas.some(({ name }) => name === area) ? Object.keys(rows).map((name) => `${area}/${name}`) : []))
  expect(visited.filter((id) => !all.some((one) => one.id === id))).toEqual([])
})

describe('the search', () => {
  const found = (question: string) => search(screenSituations(texts), question).map(({ place }) => ('screen' in place ? `${place.area}/${place.screen}` : ''))

  test('finds a screen by its title, its texts in both languages, and synonyms', () => {
    for (const { id, area, screen } of all) expect(found(`${area.title} ${screen.title}`)[0], id).toBe(id)
    expect(found('więcej niż dostępne saldo')).toContain('orderForm/problem')
    expect(found('orders a thousand')[0]).toBe('orders/positions')
  })
})

/** Situations of the sweep tests that are no screen of their own: the flow whose chart shows them, by its name. */
const elsewhere: Readonly<Record<string, string>> = {
  'leverage': 'leverage',
  'closing a position': 'closeOrder',
  'canceling an order': 'closeOrder',
  'stop loss and take profit': 'tpsl',
  'resetting the balance': 'reset',
  'activating the balance': 'reset',
  'rollover': 'rollover',
  'joining a contest': 'joinContest',
  'an order whose answer was lost': 'openOrder',
}

describe('the sweep tests', () => {
  const swept = globSync('tests/browser/e2e/**/sweep*.spec.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').split('sweepEach({')[1]!.matchAll(/^ {2}(?:'([^']+)'|(\w+)): /gm)].flatMap(([, quoted, plain]) => quoted ?? plain ?? []))
    .filter((name) => !['open', 'speak'].includes(name))
  const shown = all.flatMap(({ screen }) => screen.sweeps ?? [])

  test('cover no situation that is neither a screen nor listed elsewhere with a reason', () => {
    expect(swept.length).toBeGreaterThan(60)
    expect(swept.filter((name) => !shown.includes(name) && !Object.hasOwn(elsewhere, name))).toEqual([])
  })

  test('cover every situation that a screen names', () => {
    expect([...shown, ...Object.keys(elsewhere)].filter((name) => !swept.includes(name))).toEqual([])
    expect(shown.filter((name) => Object.hasOwn(elsewhere, name))).toEqual([])
  })
})
