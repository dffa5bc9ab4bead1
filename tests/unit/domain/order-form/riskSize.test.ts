import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVERAGES, RISKS } from '../../../../src/constants/limits.ts'
import { big, decimal } from '../../../../src/domain/money/decimal.ts'
import { netResult } from '../../../../src/domain/order-form/netResult.ts'
import { riskOf, riskSize } from '../../../../src/domain/order-form/riskSize.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market } from '../builders.ts'

const btc = market()
const entry = d('67000')
const stopped = { leverage: 10, stops: [{ side: 'LONG', entry, level: d('65660') }] } as const

describe('the accepted loss', () => {
  test('is a share of the available balance, or an amount', () => {
    expect(RISKS.map((choice) => riskOf(choice, d('12480.3071')))).toEqual(['62.4015355', '124.803071', '249.606142'])
    expect(riskOf('50.5', d('12480.3071'))).toBe('50.5')
  })

  test('is null if nothing is typed or the balance is empty', () => {
    expect(['', '.', '0', '0.00'].map((choice) => riskOf(choice, d('100')))).toEqual([null, null, null, null])
    expect(riskOf('1%', d('0'))).toBeNull()
  })
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
  const size = riskSize(
    { ...stopped, stops: [{ side: 'LONG', entry, level: d('50000') }], risk: d('55.557'), available: d('300') },
    btc,
  )
  expect(size).toEqual({ bound: 'margin', amount: '55.55', loss: '55.55' })
})

test('below the minimum there is no order; shows the loss of the smallest one', () => {
  const order = { ...stopped, risk: d('1'), available: d('300') }
  expect(riskSize(order, btc)).toEqual({ bound: 'minimum', minimum: '10', loss: '2.1188' })
  expect(riskSize(order, market({ minimumOrderValue: null }))).toMatchObject({ bound: 'risk', amount: '4.71' })
  const tiny = { ...order, risk: d('0.0001') }
  expect(riskSize(tiny, market({ minimumOrderValue: null }))).toMatchObject({ bound: 'minimum', minimum: '0.01' })
})

test('a stop that fits both sides uses the one that loses more', () => {
  const [long, short] = [
    { side: 'LONG', entry, level: d('65660') },
    { side: 'SHORT', entry, level: d('68340') },
  ] as const
  const order = { ...stopped, risk: d('124'), available: d('12480') }
  const [both, ...each] = [[long, short], [long], [short]].map((stops) => riskSize({ ...order, stops }, btc))
  expect(both).toEqual(each[1])
  expect(each[0]).not.toEqual(each[1])
})

test('a stop that fits both sides at two prices compares the lost share of the margin', () => {
  // A limit above the market: the LONG opens at the market price, the SHORT waits at the limit.
  const [near, far] = [
    { side: 'LONG', entry: d('1000'), level: d('980') },
    { side: 'SHORT', entry: d('67000'), level: d('67670') },
  ] as const
  const order = { leverage: 10, risk: d('124'), available: d('12480') }
  const [both, one, other] = [[near, far], [near], [far]].map((stops) => riskSize({ ...order, stops }, btc))
  expect(both).toEqual(one)
  expect(one).not.toEqual(other)
})

test('if a rebate exceeds the loss, only the balance limits the amount', () => {
  const rebated = market({ orderOpenFeeRate: '-0.5' })
  expect(riskSize({ ...stopped, risk: d('1'), available: d('300') }, rebated)).toMatchObject({
    bound: 'balance',
    amount: '300',
  })
})

test('is unknown without the fees or a stop', () => {
  const order = { ...stopped, risk: d('1'), available: d('300') }
  expect(riskSize(order, market({ orderCloseFeeRate: null }))).toBeNull()
  expect(riskSize({ ...order, stops: [] }, btc)).toBeNull()
})

const price = amounts({ places: 2, positive: true })
const leverage = fc.constantFrom(...LEVERAGES)
const side = fc.constantFrom('LONG', 'SHORT')
const money = fc.integer({ min: 1, max: 10 ** 12 }).map((units) => decimal(big(d('0.0001')).times(units)))
const places = fc.integer({ min: 0, max: 8 })
/** An entry, and a stop up to 30 % away on the correct side. */
const bracket = fc.tuple(price, fc.integer({ min: 1, max: 3_000 }), side).map(([entry, distance, type]) => {
  const level = decimal(
    big(entry)
      .times(10_000 + (type === 'LONG' ? -distance : distance))
      .div(10_000),
  )
  return { side: type, entry, level }
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

test('risking the whole balance never exceeds it', () => {
  forAll(bracket, leverage, money, places, (stop, times, available, precision) => {
    const at = market({ pricePrecision: precision, minimumOrderValue: null })
    const size = riskSize({ risk: riskOf('100%', available)!, available, leverage: times, stops: [stop] }, at)!
    if (size.bound === 'minimum') expect(big(available).lt(size.minimum)).toBe(true)
    else expect(big(size.amount).lte(available)).toBe(true)
  })
})

test('a larger risk never results in a smaller order', () => {
  forAll(bracket, leverage, money, money, money, (stop, times, a, b, available) => {
    const [less, more] = [a, b].sort((one, other) => Number(big(one).minus(other)))
    const amountOf = (risk: typeof a) => {
      const size = riskSize({ risk, available, leverage: times, stops: [stop] }, btc)!
      return big(size.bound === 'minimum' ? d('0') : size.amount)
    }
    expect(amountOf(less!).lte(amountOf(more!))).toBe(true)
  })
})
