/** What an answer loses without an optional field, by the schema or call it belongs to. Required fields follow one rule: tables.ts. */
const DASH = 'Shows as a dash'
const OF_RATES = `${DASH}; estimates that need it, too`

const RATES = {
  fundingShortFeeRate: `${DASH}; no funding a day for SHORT`,
  fundingLongFeeRate: `${DASH}; no funding a day for LONG`,
  orderOpenFeeRate: `${OF_RATES}: opening fee, break-even`,
  orderCloseFeeRate: `${OF_RATES}: closing fee, net P&L, break-even`,
  liquidationFeeRate: `${DASH} on the fees page`,
}

export const LOSS_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Refusal: { code: 'The words are those of a general error' },
  Market: {
    buyingCurrency: 'Nothing: the market’s name says it',
    payingCurrency: 'Nothing: the market’s name says it',
    pricePrecision: '8 decimals',
    positionSizePrecision: '8 decimals',
    longsAvailableSince: 'LONG is open',
    shortsAvailableSince: 'SHORT is open',
    minimumOrderValue: 'No minimum is checked before an order is sent',
    price: 'A dash until the price call answers; a position’s P&L too',
    ...RATES,
  },
  FeeRates: RATES,
  Order: {
    collateral: 'Nothing: it is not shown',
    stopLoss: 'The order has no stop-loss',
    takeProfit: 'The order has no take-profit',
    startPrice: `${DASH}; no P&L, no line in the chart`,
    liquidation: `${DASH}; no distance, no line in the chart`,
    created: `${DASH}; sorted last`,
    balance: 'Nothing: it is not shown',
    closePrice: `${DASH}; no P&L unless pnl is there`,
    feeOpen: `${DASH}; counts as 0 in net P&L`,
    feeClose: 'Of an open position it is estimated from the rate; of a closed one a dash, and 0 in net P&L',
    feeFunding: `${DASH}; counts as 0 in net P&L`,
    positionSize: 'Computed from margin, leverage and entry price',
    pnl: 'Computed from the prices',
    closureType: `${DASH} for the reason`,
    closeDate: `${DASH}; left out of results and contests, which go by it`,
  },
  Contest: {
    type: 'The general text explains it',
    markets: 'All markets count',
    maxPrizePool: `${DASH}, or maxPrizePoll`,
    maxPrizePoll: 'Nothing where maxPrizePool is there',
    minOrderAmount: `${DASH}; no minimum among the rules`,
    isUserInContest: 'The user counts as no contestant: the page offers to join',
    moreInformationList: 'No link',
    termAndConditionsList: 'No link to the terms',
    leaderboard: 'An empty leaderboard',
    rewards: 'No prizes',
    'rewards.list.currency': `${DASH} for the currency`,
    rewardsTier: 'No tier is marked as paid so far',
  },
  LeaderboardEntry: { roi: DASH, reward: DASH },
  createOrder: { orderId: 'After a lost answer the order is recognised by its content alone' },
  checkWalletEvent: { code: 'The words are those of a general error' },
  getUserProfile: {
    agreements: 'The terms count as not accepted: the user is asked again',
    'agreements.futuresConfirmationDate': 'The terms count as not accepted: the user is asked again',
  },
  getFuturesProfile: { nextRolloverDate: 'No date is shown' },
}
