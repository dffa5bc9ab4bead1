import type { Money } from './money.ts'

/** A market's properties, except its price. */
export interface Listing {
  market: string
  /** Price at which the paper world opens. */
  opensAt: string
  pricePrecision: number
  positionSizePrecision: number
  minimumOrderValue: Money
  /** Typical move in one second, as a share of the price. */
  restlessness: number
  /** Shorts are allowed this long after the world's opening, in milliseconds; null: immediately. */
  shortsAfterMs: number | null
  rates: Rates
}

export interface Rates {
  fundingShortFeeRate: string
  fundingLongFeeRate: string
  orderOpenFeeRate: string
  orderCloseFeeRate: string
  liquidationFeeRate: string
}

const RATES: Rates = {
  fundingShortFeeRate: '0.0001',
  fundingLongFeeRate: '0.0002',
  orderOpenFeeRate: '0.0006',
  orderCloseFeeRate: '0.0006',
  liquidationFeeRate: '0.005',
}
const SMALL_COIN_RATES: Rates = {
  ...RATES,
  fundingShortFeeRate: '0.0002',
  fundingLongFeeRate: '0.0003',
  orderOpenFeeRate: '0.0008',
  orderCloseFeeRate: '0.0008',
}

const DAY_MS = 86_400_000

type Row = [
  coin: string,
  opensAt: string,
  pricePrecision: number,
  positionSizePrecision: number,
  restlessness: number,
  small?: 'small',
]

const ROWS: Row[] = [
  ['BTC', '67418.25', 2, 8, 0.00006],
  ['ETH', '3290.46', 2, 6, 0.00008],
  ['SOL', '172.105', 3, 4, 0.0001],
  ['ADA', '0.61128', 5, 2, 0.00011],
  ['LINK', '14.2034', 4, 3, 0.0001],
  ['ALGO', '0.17862', 5, 2, 0.00013, 'small'],
  ['AVAX', '27.318', 3, 3, 0.00012],
  ['BCH', '391.72', 2, 4, 0.0001],
  ['DOGE', '0.13845', 5, 1, 0.00013],
  ['DOT', '6.2147', 4, 3, 0.00011],
  ['LTC', '83.61', 2, 4, 0.0001],
  ['XRP', '0.54872', 5, 2, 0.0001],
  ['MATIC', '0.50316', 5, 2, 0.00013],
  ['ATOM', '7.0482', 4, 3, 0.00011],
  ['UNI', '8.9137', 4, 3, 0.00012],
  ['AAVE', '98.44', 2, 4, 0.00012],
  ['ETC', '22.086', 3, 3, 0.00011],
  ['FIL', '4.5521', 4, 3, 0.00012],
  ['NEAR', '5.1378', 4, 3, 0.00013],
  ['TRX', '0.12486', 5, 1, 0.00008],
  ['XLM', '0.10213', 5, 1, 0.0001],
  ['EOS', '0.62914', 5, 2, 0.00012, 'small'],
  ['XTZ', '0.84637', 5, 2, 0.00012, 'small'],
  ['SUSHI', '0.91752', 5, 2, 0.00015, 'small'],
]

/** The only market whose shorts open later, to demonstrate a closed side. */
const SHORTS_CLOSED = 'SUSHI-USDC'

export const LISTINGS: Listing[] = ROWS.map(
  ([coin, opensAt, pricePrecision, positionSizePrecision, restlessness, small]) => ({
    market: `${coin}-USDC`,
    opensAt,
    pricePrecision,
    positionSizePrecision,
    minimumOrderValue: '10',
    restlessness,
    shortsAfterMs: `${coin}-USDC` === SHORTS_CLOSED ? 12 * DAY_MS : null,
    rates: small ? SMALL_COIN_RATES : RATES,
  }),
)

/** Further invented markets for load tests: C0001-USDC, C0002-USDC, … */
export const extraListing = (index: number): Listing => ({
  market: `C${String(index).padStart(4, '0')}-USDC`,
  opensAt: String(((index * 7919) % 9000) / 100 + 1),
  pricePrecision: 4,
  positionSizePrecision: 3,
  minimumOrderValue: '10',
  restlessness: 0.0001,
  shortsAfterMs: null,
  rates: RATES,
})
