import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import {
  Alert,
  alertId,
  alertLevel,
  type AlertState,
  checkAlerts,
  followPositions,
  nextAlertState,
  priceAway,
  type StoredAlert,
} from '../../../../src/domain/alerts/alerts.ts'
import { alertLines } from '../../../../src/domain/chart/alertLines.ts'
import { liquidationDistance } from '../../../../src/domain/position/position.ts'
import { forAll, forSoMany } from '../../../forAll.ts'
import { amounts, d, position, written } from '../builders.ts'

const BTC = MarketName.parse('BTC-USDC')
const ETH = MarketName.parse('ETH-USDC')
const storedAlert = (fields: object, wasNotified = false): StoredAlert => ({
  alert: Alert.parse({ kind: 'price', market: BTC, price: '100', ...fields }),
  wasNotified,
})
const nearer = (fields: object = {}) =>
  storedAlert({ kind: 'liquidation', orderId: '1', side: 'LONG', liquidation: '90', percent: '10', ...fields })

/** The announcement at each of these prices. */
function run(level: string, prices: readonly string[]) {
  let state: AlertState | undefined
  return prices.map((price) => {
    const after = nextAlertState(d(level), state, d(price))
    state = after.state
    return after.crossing
  })
}

/** Prices in thousandths around 100, so that they cross, stay at and leave the level. */
const walks = fc.array(fc.oneof(fc.bigInt({ min: 99_700n, max: 100_300n }), fc.bigInt({ min: 1n, max: 200_000n })), {
  maxLength: 40,
})
const LEVEL = 100_000n
const sideOf = (price: bigint) => (price > LEVEL ? 1 : price < LEVEL ? -1 : 0)
const isAway = (price: bigint) => (price > LEVEL ? price - LEVEL : LEVEL - price) >= 200n

/** The definition, over the whole history: it crosses from the side on which it was re-armed. */
function naive(prices: readonly bigint[]): boolean[] {
  const triggered: boolean[] = []
  for (const [place, price] of prices.entries()) {
    const since = triggered.lastIndexOf(true)
    const armedBy = prices
      .slice(0, place)
      .find((past, at) => at >= since && (isAway(past) || (since < 0 && sideOf(prices[0] ?? LEVEL) !== 0)))
    triggered.push(armedBy !== undefined && sideOf(armedBy) !== sideOf(price))
  }
  return triggered
}

test('a level triggers exactly where a reference model with the full history does', () => {
  forSoMany(2_000)(walks, (walk) => {
    const prices = walk.map((price) => written(price, 3))
    expect(run('100', prices).map((crossing) => crossing !== null)).toEqual(naive(walk))
  })
})

describe('the level of a liquidation alert', () => {
  test('is at the requested distance, for any position and distance', () => {
    const percents = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => written(BigInt(hundredths), 2))
    forAll(amounts({ positive: true }), percents, fc.constantFrom('LONG', 'SHORT'), (liquidation, percent, side) => {
      const { alert } = nearer({ liquidation, percent, side })
      const level = alertLevel(alert)
      if (Number(level) < 0.000001) return // rounded to 18 decimals
      const distance = liquidationDistance(position({ type: side, liquidation }), level)
      expect(Number(distance)).toBeCloseTo(Number(percent), 6)
    })
  })

  test.each([
    ['LONG', '90', ['101', '99', '102', '99.9', '99.7', '100.1', '99.9']],
    ['SHORT', '110', ['99', '101', '98', '100.1', '100.3', '99.9', '100.1']],
  ])('of a %s triggers on the way to its liquidation, not away from it', (side, liquidation, prices) => {
    const states = new Map<string, AlertState>()
    const look = (price: string) =>
      checkAlerts([nearer({ side, liquidation })], states, () => d(price)).triggered.length
    expect(prices.map(look)).toEqual([0, 1, 0, 1, 0, 0, 1])
  })
})

describe('stored alerts', () => {
  const list = [storedAlert({}), storedAlert({ market: ETH, price: '5' }), nearer()]

  test('each follow the price of their market; an unknown price changes nothing', () => {
    const states = new Map<string, AlertState>()
    const look = (btc: string | null, eth: string | null) =>
      checkAlerts(list, states, (market) => {
        const price = market === BTC ? btc : eth
        return price === null ? null : d(price)
      })
    expect(look('101', '4')).toEqual({ alerts: list, triggered: [] })
    expect(look(null, '6').triggered).toEqual([{ alert: list[1]?.alert, crossing: 'rises', price: '6' }])
    const { triggered, alerts: now } = look('99.9', null)
    expect(triggered.map(({ alert }) => alert.kind)).toEqual(['price', 'liquidation'])
    expect(now.map(({ wasNotified }) => wasNotified)).toEqual([true, false, true])
  })

  test('keep an equal list identical, and forget a removed alert', () => {
    const states = new Map<string, AlertState>()
    expect(checkAlerts(list, states, () => d('300')).alerts).toBe(list)
    expect(states.size).toBe(3)
    checkAlerts([], states, () => d('300'))
    expect(states.size).toBe(0)
  })

  test('that triggered before a reload trigger again only after the price has moved away', () => {
    const states = new Map<string, AlertState>()
    const before = [storedAlert({}, true)]
    const look = (price: string) => checkAlerts(before, states, () => d(price))
    expect(look('100.1')).toEqual({ alerts: before, triggered: [] })
    expect(look('99.9').triggered).toEqual([])
    expect(look('99.7').alerts).toEqual([storedAlert({}, false)])
    expect(look('100').triggered).toHaveLength(1)
  })

  test('triggered by another tab stay as written until this tab’s price triggers them', () => {
    const states = new Map<string, AlertState>()
    checkAlerts([storedAlert({})], states, () => d('99'))
    const byTheOther = [storedAlert({}, true)]
    expect(checkAlerts(byTheOther, states, () => d('99')).alerts).toBe(byTheOther)
    const { triggered, alerts: now } = checkAlerts(byTheOther, states, () => d('100'))
    expect([triggered.length, now]).toEqual([1, byTheOther])
    expect(checkAlerts(byTheOther, states, () => d('101')).alerts[0]?.wasNotified).toBe(false)
  })

  test('equal alerts have the same id, different ones do not', () => {
    expect(new Set(list.map(({ alert }) => alertId(alert))).size).toBe(3)
    expect(alertId(storedAlert({ price: '100.0' }, true).alert)).toBe(alertId(storedAlert({}).alert))
    const near = [nearer(), nearer({ percent: '5' }), nearer({ orderId: '2' })]
    expect(new Set(near.map(({ alert }) => alertId(alert))).size).toBe(3)
    expect(alertId(nearer({ liquidation: '80', percent: '10.00' }).alert)).toBe(alertId(nearer().alert))
  })

  test.each([
    ['is over in the list', { items: [position({ state: 'CLOSED' })], unreadable: 0 }, 0],
    ['is missing from a whole list', { items: [], unreadable: 0 }, 0],
    ['is missing while an entry cannot be read', { items: [], unreadable: 1 }, 1],
    ['is open', { items: [position({ liquidation: '90' })], unreadable: 0 }, 1],
  ])('the alert of a position that %s', (_, orders, left) => {
    const before = [storedAlert({}), nearer()]
    expect(followPositions(before, orders, null)).toHaveLength(1 + left)
    expect(followPositions(before, orders, BTC)).toHaveLength(1 + left)
    // A list of another market does not affect it.
    expect(followPositions(before, orders, ETH)).toBe(before)
    if (left === 1) expect(followPositions(before, orders, null)).toBe(before)
  })

  test('a changed liquidation price updates its alert', () => {
    const orders = { items: [position({ liquidation: '80' })], unreadable: 0 }
    const [other, after] = followPositions([storedAlert({}), nearer()], orders, null)
    expect(other).toEqual(storedAlert({}))
    expect(after?.alert).toMatchObject({ liquidation: '80', percent: '10' })
  })
})

test('an alert needs a price above zero, and a distance below 100 %', () => {
  for (const price of ['0', '-1', '', 'NaN', null])
    expect(Alert.safeParse({ ...storedAlert({}).alert, price }).success).toBe(false)
  for (const percent of ['0', '100', '-5']) expect(Alert.safeParse({ ...nearer().alert, percent }).success).toBe(false)
})

test('a price some percent away has the decimals of its market', () => {
  expect(priceAway(d('67418.25'), -1, 2)).toBe('66744.07')
  expect(priceAway(d('0.14812'), 1, 5)).toBe('0.1496')
})

test('the chart has the price alerts of its market, and tells those that were sent', () => {
  const stored = [storedAlert({}), storedAlert({ market: ETH }), nearer(), storedAlert({ price: '90' }, true)]
  expect(alertLines(stored, BTC)).toMatchObject([
    { price: '100', isSent: false },
    { price: '90', isSent: true },
  ])
})
