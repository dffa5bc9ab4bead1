/** The unit of a number that is known by its field. */
export const UNITS: Readonly<Record<string, string>> = {
  amount: 'KXT',
  balance: 'KXT',
  collateral: 'KXT',
  feeClose: 'KXT',
  feeFunding: 'KXT',
  feeOpen: 'KXT',
  leverage: '×',
  pnl: 'KXT',
}
