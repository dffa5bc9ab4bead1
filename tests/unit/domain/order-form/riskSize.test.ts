import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES, type Leverage, RISKS } from '../../../../src/constants/limits.ts'
import { big, compare, decimal, ZERO } from '../../../../src/domain/money/decimal.ts'
import { estimatedLiquidation } from '../../../../src/domain/order-form/estimate.ts'
import { isBehindLiquidation } from '../../../../src/domain/order-form/levelResult.ts'
import { netResult, rewardToRisk } from '../../../../src/domain/order-form/netResult.ts'
import { riskOf, riskSize } from '../../../../src/domain/order-form/riskSize.ts'
import { closingFee } from '../../../../src/domain/order/netProfit.ts'
import { pnlBetween } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const terms = market({ pricePrecision: 8, orderOpenFeeRate: '0.0006', orderCloseFeeRate: '0.0009' })
const price = amounts({ places: 4, positive: true })
const leverage = fc.constantFrom(...LEVERAGES)
const side = fc.constantFrom('LONG', 'SHORT')

test('the net result is the P&L less the fees, but never more than the margin, which liquidation takes completely', () => {
  forAll(price, price, leverage, side, (entry, level, times, type) => {
    const order = position({ type, leverage: times, startPrice: entry })
    const liquidation = estimatedLiquidation(type, entry, times, 8)
    const gross = big(pnlBetween(order, entry, level)!)
    const net = gross.minus(big(d('100')).times(times).times('0.0006')).minus(closingFee(order, level, d('0.0009'))!)
    const isLost = net.lt(-100) || (gross.lt(0) && isBehindLiquidation(level, { type, liquidation }))
    const netNow = netResult(d('100'), { side: type, leverage: times, entry, level }, terms)
    const expected = isLost ? big(d('-100')) : net
    expect(expected.minus(netNow!).abs().lt('1e-15')).toBe(true)
  })
})

test('reward to risk is the gain at the target divided by the loss at the stop, both net of fees', () => {
  const away = fc.integer({ min: 1, max: 999 })
  forAll(fc.integer({ min: 1_000, max: 1_000_000 }), away, away, leverage, side, (at, down, up, times, type) => {
    const ahead = type === 'LONG' ? 1 : -1
    const opened = { side: type, leverage: times, entry: d(`${at}`) }
    const [stop, target] = [d(`${at - ahead * down}`), d(`${at + ahead * up}`)]
    const net = (level: typeof stop) => big(netResult(d('1'), { ...opened, level }, terms)!)
    const ratio = big(rewardToRisk(opened, stop, target, terms)!)
    expect(ratio.times(net(stop)).plus(net(target)).abs().lt('1e-9')).toBe(true)
  })
})

test('an unknown fee leaves net result and reward to risk unknown', () => {
  const closing = { side: 'LONG', leverage: 10, entry: d('5'), level: d('4') } as const
  for (const unknown of [market({ orderOpenFeeRate: null }), market({ orderCloseFeeRate: null })]) {
    expect(netResult(d('1'), closing, unknown)).toBeNull()
    expect(rewardToRisk(closing, d('4'), d('6'), unknown)).toBeNull()
  }
})

const btc = market()
const entry = d('67000')
const stopped = { leverage: 10, stops: [{ side: 'LONG', entry, level: d('65660') }] } as const

test('the accepted loss is a share of the available balance, or an amount; null if nothing is typed or the balance is empty', () => {
  expect(RISKS.map((choice) => riskOf(choice, d('12480.3071')))).toEqual(['62.4015355', '124.803071', '249.606142'])
  expect(riskOf('50.5', d('12480.3071'))).toBe('50.5')
  expect(['', '.', '0', '0.00'].map((choice) => riskOf(choice, d('100')))).toEqual(Array(4).fill(null))
  expect(riskOf('1%', d('0'))).toBeNull()
})

test('1 % of 12 480.3071, lost between 67 000 and 65 660 at ×10 with fees, is a margin of 589.02', () => {
  const size = riskSize({ ...stopped, risk: d('124.803071'), available: d('12480.3071') }, btc)
  expect(size).toEqual({ bound: 'risk', amount: '589.02', loss: '124.8015576' })
})

test('a larger amount than the balance is limited to it and says so', () => {
  const size = riskSize({ ...stopped, risk: d('100'), available: d('300.129') }, btc)
  expect(size).toMatchObject({ bound: 'balance', amount: '300.12' })
})

test('beyond the liquidation price the whole amount is lost', () => {
  const order = { leverage: 10, risk: d('55.557'), available: d('300') }
  const size = riskSize({ ...order, stops: [{ side: 'LONG', entry, level: d('50000') }] }, btc)
  expect(size).toEqual({ bound: 'margin', amount: '55.55', loss: '55.55' })
})

test('below the minimum there is no order, but the loss of the smallest one is known', () => {
  const order = { ...stopped, risk: d('1'), available: d('300') }
  expect(riskSize(order, btc)).toEqual({ bound: 'minimum', minimum: '10', loss: '2.1188' })
  expect(riskSize(order, market({ minimumOrderValue: null }))).toMatchObject({ bound: 'risk', amount: '4.71' })
  const tiny = { ...order, risk: d('0.0001') }
  expect(riskSize(tiny, market({ minimumOrderValue: null }))).toMatchObject({ bound: 'minimum', minimum: '0.01' })
})

test('if a rebate exceeds the loss, only the balance limits the amount', () => {
  const rebated = market({ orderOpenFeeRate: '-0.5' })
  const size = riskSize({ ...stopped, risk: d('1'), available: d('300') }, rebated)
  expect(size).toMatchObject({ bound: 'balance', amount: '300' })
})

test('the amount is unknown without the fees or a stop', () => {
  const order = { ...stopped, risk: d('1'), available: d('300') }
  expect(riskSize(order, market({ orderCloseFeeRate: null }))).toBeNull()
  expect(riskSize({ ...order, stops: [] }, btc)).toBeNull()
})

const money = fc.integer({ min: 1, max: 10 ** 12 }).map((units) => decimal(big(d('0.0001')).times(units)))
const places = fc.integer({ min: 0, max: 8 })
/** An entry, and a stop up to 30 % away on the correct side. */
const bracket = fc.tuple(price, fc.integer({ min: 1, max: 3_000 }), side).map(([entry, distance, type]) => {
  const share = (10_000 + (type === 'LONG' ? -distance : distance)) / 10_000
  return { side: type, entry, level: decimal(big(entry).times(share)) }
})

test('the loss at the stop, with both fees, is at most the risk and less than one unit of the amount below it', () => {
  forAll(bracket, leverage, money, places, (stop, times, risk, precision) => {
    const at = market({ pricePrecision: precision, minimumOrderValue: null })
    const size = riskSize({ risk, available: d('1e20'), leverage: times, stops: [stop] }, at)!
    fc.pre(size.bound !== 'minimum')
    const lossOf = (amount: typeof risk) => big(netResult(amount, { ...stop, leverage: times }, at)!).times(-1)
    expect(big(size.loss).eq(lossOf(size.amount))).toBe(true)
    expect(lossOf(size.amount).lte(risk)).toBe(true)
    expect(lossOf(decimal(big(size.amount).plus(d(`1e-${precision}`)))).gt(risk)).toBe(true)
  })
})

const amountOf = (sized: Omit<Parameters<typeof riskSize>[0], 'leverage'>, times: Leverage) => {
  const size = riskSize({ ...sized, leverage: times }, btc)!
  return big(size.bound === 'minimum' ? ZERO : size.amount)
}

test('a larger risk never results in a smaller order, and none exceeds the balance', () => {
  forAll(bracket, leverage, money, money, money, (stop, times, a, b, available) => {
    const [less, more] = [a, b].toSorted(compare)
    const of = (risk: typeof a) => amountOf({ risk, available, stops: [stop] }, times)
    expect(of(less!).lte(of(more!))).toBe(true)
    expect(of(more!).lte(available)).toBe(true)
  })
})

test('a stop that fits both sides uses the one that loses more of the margin, also at two prices', () => {
  forAll(bracket, bracket, leverage, money, (one, other, times, risk) => {
    const of = (...stops: (typeof one)[]) => amountOf({ risk, available: d('1e20'), stops }, times)
    const [ofOne, ofOther] = [of(one), of(other)]
    expect(of(one, other).eq(ofOne.lt(ofOther) ? ofOne : ofOther)).toBe(true)
  })
})
