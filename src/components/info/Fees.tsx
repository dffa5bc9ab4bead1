import type { feeRatesQuery, publicFeeRatesQuery } from '../../queries/markets.ts'

export function Fees(_props: { query: typeof feeRatesQuery | typeof publicFeeRatesQuery }) {
  return null
}
