import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES } from '../../../../src/constants/limits.ts'
import { big, compare, roundDown } from '../../../../src/domain/money/decimal.ts'
import { EMPTY_ORDER_FORM } from '../../../../src/domain/order-form/orderDraft.ts'
import { marginOfSize, sizeOfMargin, withMargin } from '../../../../src/domain/order-form/typedSize.ts'
import { forSoMany } from '../../../forAll.ts'
import { size as runs } from '../../../proofs/reliability/figure.ts'
import { amounts, d, market, written } from '../builders.ts'

const bitcoin = { leverage: 10, market: market(), price: d('67000') }
const CASES = runs(2_000, 100_000)

const cases = fc.record({
  unit: fc.constantFrom('value', 'coin'),
  terms: fc.record({
    leverage: fc.constantFrom(...LEVERAGES),
    price: amounts({ places: 4, positive: true }),
    market: fc.record({ pricePrecision: fc.nat(18), positionSizePrecision: fc.nat(18) }),
  }),
  /** Two margins, in the last decimals that can be sent. */
  units: fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.bigInt({ min: 0n, max: 10n ** 18n })),
})

test('0.05 BTC at 67 000 and 3 350 KXT of value are a margin of 335 at ×10; a minimum is rounded up', () => {
  expect(marginOfSize({ text: '0.05', unit: 'coin' }, bitcoin)).toBe('335')
  expect(marginOfSize({ text: '3350', unit: 'value' }, bitcoin)).toBe('335')
  expect(sizeOfMargin(d('335'), 'coin', bitcoin)).toBe('0.05')
  expect(sizeOfMargin(d('10'), 'coin', bitcoin, 'up')).toBe('0.001493')
})

test('a coin is priced at the limit if there is one; without a price there is no margin', () => {
  const form = { ...EMPTY_ORDER_FORM, size: { text: '0.05', unit: 'coin' as const } }
  const at = { leverage: 10, market: market(), marketPrice: d('67000') }
  expect(withMargin(form, at).amount).toBe('335')
  expect(withMargin({ ...form, kind: 'limit', price: '60000' }, at).amount).toBe('300')
  expect(withMargin(form, { ...at, marketPrice: null }).amount).toBe('')
})

test('there and back a margin is the same, or in coins less by less than one step of each; a minimum is never less', () => {
  forSoMany(CASES)(cases, ({ unit, terms, units: [units] }) => {
    const { pricePrecision, positionSizePrecision } = terms.market
    const margin = d(written(units, pricePrecision))
    const back = (round?: 'up') =>
      big(marginOfSize({ text: sizeOfMargin(margin, unit, terms, round)!, unit }, terms)!).minus(margin)
    const coin = big(terms.price)
      .div(terms.leverage)
      .times(big(d('10')).pow(-positionSizePrecision))
    const steps = big(d('10')).pow(-pricePrecision).plus(coin)
    expect(unit === 'value' ? back().eq(0) : back().lte(0) && back().times(-1).lt(steps)).toBe(true)
    expect(back('up').gte(0)).toBe(true)
  })
})

test('a larger size is never a smaller margin, coins never a smaller quantity, and one that the balance can pay never more than the balance', () => {
  forSoMany(CASES)(cases, amounts({ places: 18 }), ({ unit, terms, units }, balance) => {
    const [less, more] = units.toSorted((a, b) => (a < b ? -1 : 1)).map((each) => d(written(each, 18)))
    const marginOf = (text: string) => marginOfSize({ text, unit }, terms)!
    expect(compare(marginOf(less!), marginOf(more!))).toBeLessThanOrEqual(0)
    const coins = roundDown(more!, terms.market.positionSizePrecision)
    if (unit === 'coin') expect(compare(sizeOfMargin(marginOf(coins), unit, terms)!, coins)).toBeGreaterThanOrEqual(0)
    expect(compare(marginOf(sizeOfMargin(balance, unit, terms)!), balance)).toBeLessThanOrEqual(0)
  })
})
