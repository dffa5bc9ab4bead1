import { expect, test } from 'vitest'
import { Market } from '../../../../../src/api/market.ts'
import { EMPTY_ORDER_FORM } from '../../../../../src/domain/order-form/orderDraft.ts'
import { applyLink } from '../../../../../src/features/trading/order-form/draft-link/applyLink.ts'
import { draftOn } from '../../../../../src/features/trading/order-form/draft.ts'
import { formFromLastOrder } from '../../../../../src/features/trading/order-form/repeat/formFromLastOrder.ts'
import { d } from '../../../domain/builders.ts'

const BTC = Market.parse({ market: 'BTC-USDC', pricePrecision: 2, price: '67000' })

test('a link with the numbers that are typed in another unit is another draft: it is offered, and replaces nothing', () => {
  const typed = { ...EMPTY_ORDER_FORM, amount: '100', hasLevels: true, stopLoss: '5' }
  const taken = (levelUnit: typeof typed.levelUnit) =>
    applyLink({ ...typed, levelUnit }, BTC, { amount: '100', sl: '5' })?.changes.link?.status
  expect(taken('price')).toBe('taken')
  expect(taken('percent')).toBe('offered')
})

test.each(['kind', 'amount', 'price', 'sl', 'tp'])('so is one with another %s alone', (name) => {
  const link = { kind: 'limit', amount: '100', price: '66000', sl: '65000', tp: '69000' }
  const typed = { ...EMPTY_ORDER_FORM, ...applyLink(EMPTY_ORDER_FORM, BTC, link)?.changes }
  const other = { ...link, [name]: name === 'kind' ? 'market' : '66001' }
  expect(applyLink(typed, BTC, other)?.changes.link?.status).toBe('offered')
})

test('an amount has the decimals of its market, and coins are gone on another', () => {
  const coarse = { ...BTC, pricePrecision: 1 }
  const on = (fields: object) => draftOn({ ...EMPTY_ORDER_FORM, market: 'ADA-USDC', link: null, ...fields }, coarse)
  expect(on({ amount: '10.19' }).amount).toBe('10.1')
  expect(on({ size: { text: '10.19', unit: 'value' } }).size?.text).toBe('10.1')
  expect(on({ size: { text: '0.05', unit: 'coin' } }).size).toBeNull()
  const last = { amount: d('10.19'), leverage: 10, stopLoss: '', takeProfit: '' }
  expect(formFromLastOrder(last, coarse).amount).toBe('10.1')
})
