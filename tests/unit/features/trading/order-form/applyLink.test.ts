import { expect, test } from 'vitest'
import { Market } from '../../../../../src/api/market.ts'
import { EMPTY_ORDER_FORM } from '../../../../../src/domain/order-form/orderDraft.ts'
import { applyLink } from '../../../../../src/features/trading/order-form/draft-link/applyLink.ts'

const BTC = Market.parse({ market: 'BTC-USDC', pricePrecision: 2, price: '67000' })

test('a link with the numbers that are typed in another unit is another draft: it is offered, and replaces nothing', () => {
  const typed = { ...EMPTY_ORDER_FORM, amount: '100', hasLevels: true, stopLoss: '5' }
  const taken = (levelUnit: typeof typed.levelUnit) =>
    applyLink({ ...typed, levelUnit }, BTC, { amount: '100', sl: '5' })?.changes.link?.status
  expect(taken('price')).toBe('taken')
  expect(taken('percent')).toBe('offered')
})
