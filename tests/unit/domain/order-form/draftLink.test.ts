import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVEL_UNITS, LEVERAGES, MAX_PRECISION } from '../../../../src/constants/limits.ts'
import { isAllowedText, parseTyped } from '../../../../src/domain/money/decimalText.ts'
import {
  draftLink,
  isUsable,
  type LinkContext,
  linkedForm,
  readDraftLink,
  splitSearch,
} from '../../../../src/domain/order-form/draftLink.ts'
import { EMPTY_ORDER_FORM, levelPrices, type OrderFormValues } from '../../../../src/domain/order-form/orderDraft.ts'
import { forAll } from '../../../forAll.ts'
import { d } from '../builders.ts'

const BTC = { pricePrecision: 2 }
const read = (query: string) => readDraftLink(query, BTC)

test.each([
  ['leverage=37', { kind: 'notOffered', leverage: '37' }],
  ['leverage=99999', { kind: 'unreadable', field: 'leverage' }],
  ['side=buy', { kind: 'unreadable', field: 'side' }],
  ['amount=-5', { kind: 'unreadable', field: 'amount' }],
  ['amount=0.00', { kind: 'unreadable', field: 'amount' }],
  ['amount=12345678901', { kind: 'unreadable', field: 'amount' }],
  ['amount=0.001', { kind: 'unreadable', field: 'amount' }],
  ['amount=10.559', { kind: 'cut', field: 'amount', value: '10.559', used: '10.55' }],
  ['price=66000.123', { kind: 'cut', field: 'price', value: '66000.123', used: '66000.12' }],
  ['kind=market&price=66000', { kind: 'noPrice' }],
])('%s has a remark about what was changed', (query, remark) => {
  expect(read(query).remarks).toEqual([remark])
})

test.each([
  ['side=LONG', { side: 'LONG' }],
  ['side=Short', { side: 'SHORT' }],
  ['kind=MARKET', { kind: 'market' }],
  ['amount=+0100.50+', { amount: '100.50' }],
  ['amount=100.5000', { amount: '100.50' }],
  ['price=66000', { kind: 'limit', price: '66000' }],
  ['amount=&price=&side=', { kind: null, side: null, amount: '', price: '' }],
])('%s is read without a remark', (query, part) => {
  expect(read(query)).toMatchObject({ ...part, remarks: [] })
})

test('a link leaves choices that it does not contain, and replaces nothing if no part is usable', () => {
  const chosen = { kind: 'limit', levelUnit: 'percent' } as const
  expect(linkedForm(read('amount=100'), chosen)).toEqual({ ...EMPTY_ORDER_FORM, ...chosen, amount: '100' })
  expect(isUsable(read('amount=all&leverage=37'))).toBe(false)
  expect(isUsable(read('leverage=50'))).toBe(true)
})

test('only its own parameters are taken out of an address', () => {
  expect(splitSearch({ lang: 'pl', side: 'long', token: '7', amount: '5', SIDE: 'x' })).toEqual({
    query: 'side=long&amount=5',
    rest: { lang: 'pl', token: '7', SIDE: 'x' },
  })
})

const AT: LinkContext = { side: null, leverage: 20, market: BTC, marketPrice: d('67000') }
const typedLevels = (fields: Partial<OrderFormValues>) => ({ ...EMPTY_ORDER_FORM, hasLevels: true, ...fields })

test('a link to a draft names the side its levels fit', () => {
  const queryOf = (fields: Partial<OrderFormValues>) => draftLink(typedLevels(fields), AT).query
  const long = 'side=long&kind=market&amount=100&leverage=20&sl=66000&tp=69000'
  expect(queryOf({ amount: '100', stopLoss: '66000', takeProfit: '69000' })).toBe(long)
  expect(queryOf({ stopLoss: '68000' })).toContain('side=short')
  expect(queryOf({ stopLoss: '68000', takeProfit: '69000' })).not.toContain('side')
})

test('a link to a draft leaves out what would not be sent', () => {
  const form = { ...EMPTY_ORDER_FORM, price: '66000', amount: '0', stopLoss: '66000' }
  expect(draftLink(form, AT)).toEqual({ query: 'kind=market&leverage=20', isWhole: true })
})

test('a link to a draft converts levels in other units to prices of its side, and says so if there is none', () => {
  const form = typedLevels({ levelUnit: 'percent', stopLoss: '1', takeProfit: '2' })
  expect(draftLink(form, { ...AT, side: 'SHORT' })).toEqual({
    query: 'side=short&kind=market&leverage=20&sl=67670&tp=65660',
    isWhole: true,
  })
  expect(draftLink(form, AT)).toEqual({ query: 'kind=market&leverage=20', isWhole: false })
})

/** A number above 0 as the form's field accepts it, or none. */
const fieldText = (places: number) =>
  fc.oneof(
    fc.constant(''),
    fc
      .tuple(fc.integer({ min: 0, max: 10 ** 10 - 1 }), fc.stringMatching(new RegExp(`^\\d{0,${places}}$`)))
      .map(([whole, fraction]) => (fraction === '' ? String(whole) : `${whole}.${fraction}`))
      .filter((text) => /[1-9]/.test(text)),
  )

const drafts = fc.integer({ min: 0, max: MAX_PRECISION }).chain((pricePrecision) =>
  fc.record({
    market: fc.constant({ pricePrecision }),
    side: fc.constantFrom('LONG', 'SHORT', null),
    leverage: fc.constantFrom(...LEVERAGES),
    marketPrice: fc.constantFrom(d('67000'), d('0.5'), null),
    form: fc.record({
      kind: fc.constantFrom('market', 'limit'),
      amount: fieldText(pricePrecision),
      size: fc.constant(null),
      price: fieldText(pricePrecision),
      stopLoss: fieldText(pricePrecision),
      takeProfit: fieldText(pricePrecision),
      levelUnit: fc.constantFrom(...LEVEL_UNITS),
      hasLevels: fc.boolean(),
    }),
  }),
)

/** The fields of a form that are sent, levels as prices. */
function sent(form: OrderFormValues, { side, leverage, market, marketPrice }: LinkContext) {
  const levels = side && levelPrices(form, { side, leverage, market, marketPrice })
  const text = (typed: string) => (isAllowedText(typed, market.pricePrecision) ? (parseTyped(typed) ?? '') : '')
  const of = (level: 'stopLoss' | 'takeProfit') =>
    text(!form.hasLevels ? '' : form.levelUnit === 'price' ? form[level] : (levels?.[level] ?? ''))
  const [stopLoss, takeProfit] = [of('stopLoss'), of('takeProfit')]
  const hasLevels = stopLoss !== '' || takeProfit !== ''
  return {
    kind: form.kind,
    amount: text(form.amount),
    size: null,
    price: form.kind === 'limit' ? text(form.price) : '',
    stopLoss,
    takeProfit,
    hasLevels,
    levelUnit: hasLevels ? 'price' : 'return',
  }
}

test('the link opens the same draft', () => {
  forAll(drafts, ({ form, ...at }) => {
    const { query } = draftLink(form, at)
    const linked = readDraftLink(query, at.market)
    expect(linked.remarks).toEqual([])
    expect(linked.leverage).toBe(at.leverage)
    expect(at.side === null || linked.side === at.side).toBe(true)
    expect(linkedForm(linked, { kind: 'market', levelUnit: 'return' })).toEqual(sent(form, at))
  })
})

const NAMES = ['side', 'kind', 'price', 'amount', 'leverage', 'sl', 'tp']
/** The field of a remark that names none. */
const FIELD_OF = { notOffered: 'leverage', noPrice: 'price' }
const WORDS = 'long SHORT limit market 20 37 0 -1 1e5 0x10 Infinity 66000.123456789012345678901 ١٢٣ __proto__ null'
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(...WORDS.split(' ')),
  fc.double().map(String),
)

test('any input is valid, or dropped and named, and nothing throws', () => {
  forAll(
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), garbage),
    fc.integer({ min: 0, max: MAX_PRECISION }),
    (search, pricePrecision) => {
      const { query, rest } = splitSearch(search)
      const linked = readDraftLink(query, { pricePrecision })
      expect(Object.keys(rest).filter((name) => NAMES.includes(name))).toEqual([])

      const values = { ...linked, sl: linked.stopLoss, tp: linked.takeProfit }
      for (const field of ['price', 'amount', 'sl', 'tp'] as const) {
        expect(isAllowedText(values[field], pricePrecision)).toBe(true)
        expect(values[field] === '' || /[1-9]/.test(values[field])).toBe(true)
      }
      expect([...LEVERAGES, null]).toContain(linked.leverage)
      const fields = linked.remarks.map((remark) => ('field' in remark ? remark.field : FIELD_OF[remark.kind]))
      const named = new Set<string>(fields)
      for (const [name, given] of Object.entries(search)) {
        if (!NAMES.includes(name) || given.trim() === '') continue
        const isUsed = ![null, ''].includes(values[name as 'side'])
        expect(isUsed || named.has(name), `${name}=${given}`).toBe(true)
      }
    },
  )
})
