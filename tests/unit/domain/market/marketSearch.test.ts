import { expect, test } from 'vitest'
import { isFound, marketNeedle } from '../../../../src/domain/market/marketSearch.ts'
import { market } from '../builders.ts'

const { market: bitcoin } = market({ market: 'BTC-USDC' })

test.each(['btc', 'BTC-USDC', 'btc/usdc', ' btc usdc ', 'CUS', '', ' - '])('%j finds BTCUSDC', (typed) => {
  expect(isFound(bitcoin, marketNeedle(typed))).toBe(true)
})

test.each(['eth', 'usdcbtc', 'b.c'])('%j does not', (typed) => {
  expect(isFound(bitcoin, marketNeedle(typed))).toBe(false)
})
