import Big from 'big.js'
import fc from 'fast-check'
import type { Order } from '../../../src/api/order.ts'
import { type Decimal, Instant } from '../../../src/api/scalars.ts'
import type { Step } from '../../../src/domain/results/curve.ts'
import { NOON, position, written } from './builders.ts'

const HOUR_MS = 3_600_000

/** A LONG of 100 KXT at 10×, bought at 50 000 and sold at 51 000 two hours later: +20 before fees. */
export const closed = (fields: Readonly<Record<string, unknown>> = {}): Order =>
  position({
    state: 'CLOSED',
    closePrice: '51000',
    created: NOON - 4 * HOUR_MS,
    closeDate: NOON - 2 * HOUR_MS,
    ...fields,
  })

/** A sum after each trade, a millisecond apart. */
export const steps = (totals: readonly number[]): Step[] =>
  totals.map((total, index) => ({ at: Instant.parse(NOON + index), total: new Big(total) }))

/** An exact number in units of 1e-30: a reference without a decimal library. */
export function unitsOf(value: Decimal | null): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value ?? '0') ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(30, '0')}`)
}
export const sumOf = (values: readonly (Decimal | null)[]): bigint =>
  values.reduce((sum, value) => sum + unitsOf(value), 0n)

const amount = (max: bigint, places: number) => fc.bigInt({ min: 0n, max }).map((units) => written(units, places))

/** A closed order on one of a few markets, leverages and days, with or without fees and the exchange's own P&L. */
const anyClosed = fc.record({
  type: fc.constantFrom('LONG', 'SHORT'),
  market: fc.constantFrom('BTC-USDC', 'ETH-USDC', 'SOL-USDC'),
  leverage: fc.constantFrom(10, '20', 50, 100),
  amount: amount(10n ** 9n, 4),
  startPrice: fc.constantFrom('50000', '3', '0.00001234'),
  closePrice: fc.constantFrom('50000', '49999.99', '3', '2.5', '0.00001234', '0.00001'),
  feeOpen: fc.option(amount(10n ** 6n, 6)),
  feeFunding: fc.option(amount(10n ** 6n, 18)),
  feeClose: fc.option(amount(10n ** 6n, 6)),
  pnl: fc.option(fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }).map((units) => written(units, 4))),
  closureType: fc.constantFrom(null, 'MANUAL', 'STOP_LOSS', 'LIQUIDATION'),
  heldMs: fc.integer({ min: 0, max: 5 * 24 * HOUR_MS }),
  // Few different times, so that some close at the same time.
  closeDate: fc.integer({ min: 0, max: 60 }).map((index) => NOON - index * 7 * HOUR_MS),
})

/** Any closed orders, all of which count. */
export const closedOrders: fc.Arbitrary<Order[]> = fc
  .array(anyClosed, { maxLength: 40 })
  .map((all) =>
    all.map(({ heldMs, ...fields }, index) =>
      closed({ ...fields, orderId: String(index), created: fields.closeDate - heldMs }),
    ),
  )
