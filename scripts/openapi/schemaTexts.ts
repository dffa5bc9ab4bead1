import type { FieldText } from './describeFields.ts'

const DASH = 'Shows as a dash'
const OF_RATES = `${DASH}; estimates that need it, too`

const RATES: Record<string, FieldText> = {
  fundingShortFeeRate: ['Share of a short position charged at each funding.', `${DASH}; no funding a day for SHORT`],
  fundingLongFeeRate: ['Share of a long position charged at each funding.', `${DASH}; no funding a day for LONG`],
  orderOpenFeeRate: ['Share of the position charged for opening.', `${OF_RATES}: opening fee, break-even`],
  orderCloseFeeRate: ['Share of the position charged for closing.', `${OF_RATES}: closing fee, net P&L, break-even`],
  liquidationFeeRate: ['Share of the position charged for a liquidation.', `${DASH} on the fees page`],
}

export const MARKET = 'The market, as BUY-PAY.'
export const CONTEST_ID = 'Of the contest.'

/** Descriptions of the fields of named schemas; for an optional field also what is lost without it. */
export const COMPONENT_TEXTS: Record<string, { text: string; fields?: Record<string, FieldText> }> = {
  MarketName: { text: 'A market as BUY-PAY: “BTC-USDC”.' },
  Market: {
    text: 'A futures market with its price.',
    fields: {
      market: MARKET,
      buyingCurrency: ['What is traded: “BTC”.', 'Nothing: the market’s name says it'],
      payingCurrency: ['What its price is in: “USDC”.', 'Nothing: the market’s name says it'],
      pricePrecision: ['Decimals of a price; 8 where it cannot be read.', '8 decimals'],
      positionSizePrecision: ['Decimals of a quantity; 8 where it cannot be read.', '8 decimals'],
      longsAvailableSince: [
        'A moment in the future closes LONG and says since when it opens; null or past leaves it open.',
        'LONG is open',
      ],
      shortsAvailableSince: ['The same for SHORT.', 'SHORT is open'],
      minimumOrderValue: ['The least amount of an order, in KXT.', 'No minimum is checked before an order is sent'],
      price: ['The price of the moment.', 'A dash until the price call answers; a position’s P&L too'],
      ...RATES,
    },
  },
  FeeRates: { text: 'The fee rates of one market.', fields: { market: MARKET, ...RATES } },
  Order: {
    text: 'An order through its whole life. Amounts and fees in KXT.',
    fields: {
      orderId: 'Of the order.',
      type: 'Its side.',
      state: 'NEW, ACTIVATING, ACTIVATING_FAIL, ACTIVE, CLOSED, CANCELED. An unknown state belongs to the history.',
      market: MARKET,
      amount: 'The margin.',
      leverage: 'By which the margin is multiplied.',
      collateral: ['The margin that is held.', 'Nothing: it is not shown'],
      stopLoss: ['Price at which a loss is cut.', 'The order has no stop-loss'],
      takeProfit: ['Price at which a gain is taken.', 'The order has no take-profit'],
      startPrice: [
        'Price it opened at; of a limit order that waits, its limit.',
        `${DASH}; no P&L, no line in the chart`,
      ],
      liquidation: ['Price of its liquidation.', `${DASH}; no distance, no line in the chart`],
      created: ['When it was placed.', `${DASH}; sorted last`],
      balance: ['What it is worth, or paid out.', 'Nothing: it is not shown'],
      closePrice: ['Price it closed at.', `${DASH}; no P&L unless pnl is there`],
      feeOpen: ['Fee for opening.', `${DASH}; counts as 0 in net P&L`],
      feeClose: [
        'Fee for closing.',
        'Of an open position it is estimated from the rate; of a closed one a dash, and 0 in net P&L',
      ],
      feeFunding: ['Funding so far.', `${DASH}; counts as 0 in net P&L`],
      positionSize: ['Quantity.', 'Computed from margin, leverage and entry price'],
      pnl: ['Profit or loss.', 'Computed from the prices'],
      closureType: [
        'Why it closed: MANUAL, STOP_LOSS, TAKE_PROFIT, LIQUIDATION, ROLLOVER, RESET, or another.',
        `${DASH} for the reason`,
      ],
      closeDate: ['When it closed.', `${DASH}; left out of results and contests, which go by it`],
    },
  },
  WalletEntry: { text: 'The futures balance, in KXT.', fields: { value: 'Available.', lockedValue: 'Margin in use.' } },
  Contest: {
    text: 'A contest. In lists its leaderboard may be empty.',
    fields: {
      contestId: CONTEST_ID,
      contestName: 'As it is shown.',
      type: ['Picks the text that explains it.', 'The general text explains it'],
      startDate: 'When it starts.',
      endDate: 'When it ends.',
      markets: ['Markets whose trades count; null: all.', 'All markets count'],
      maxPrizePool: ['The largest prize pool.', `${DASH}, or maxPrizePoll`],
      maxPrizePoll: [
        'The old spelling of maxPrizePool; read where that is missing.',
        'Nothing where maxPrizePool is there',
      ],
      minOrderAmount: ['Least amount of a trade that counts, in KXT.', `${DASH}; no minimum among the rules`],
      isUserInContest: [
        'Whether the user who asks takes part.',
        'The user counts as no contestant: the page offers to join',
      ],
      moreInformationList: ['Pages about it, one a language. Only https addresses and paths become links.', 'No link'],
      'moreInformationList.language': 'Such as “EN”.',
      'moreInformationList.url': 'Address of the page.',
      termAndConditionsList: ['Its terms, one page a language.', 'No link to the terms'],
      'termAndConditionsList.language': 'Such as “EN”.',
      'termAndConditionsList.url': 'Address of the page.',
      leaderboard: ['Best first.', 'An empty leaderboard'],
      rewards: ['Prizes, by tier.', 'No prizes'],
      'rewards.tier': 'Its number: more contestants, more tiers that are paid.',
      'rewards.list': 'The prizes of the tier.',
      'rewards.list.rank': 'Rank that wins it.',
      'rewards.list.amount': 'The prize.',
      'rewards.list.currency': ['Its currency.', `${DASH} for the currency`],
      rewardsTier: ['The highest tier that is paid so far.', 'No tier is marked as paid so far'],
    },
  },
  LeaderboardEntry: {
    text: 'A row of a leaderboard.',
    fields: {
      rank: 'From 1.',
      hashedEmail: 'Who, unreadable.',
      roi: ['Return on the best trade, in percent.', DASH],
      reward: ['Prize of the rank.', DASH],
    },
  },
}
