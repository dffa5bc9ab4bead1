import type { FieldText } from './describeFields.ts'

const DASH = 'Shows as a dash'
const OF_RATES = `${DASH}, like estimates that need it`

const RATES: Record<string, FieldText> = {
  fundingShortFeeRate: ['Share of a SHORT position charged at each funding.', `${DASH}; no daily funding for SHORT`],
  fundingLongFeeRate: ['Share of a LONG position charged at each funding.', `${DASH}; no daily funding for LONG`],
  orderOpenFeeRate: ['Share of the position charged for opening.', `${OF_RATES}: opening fee, break-even`],
  orderCloseFeeRate: ['Share of the position charged for closing.', `${OF_RATES}: closing fee, net P&L, break-even`],
  liquidationFeeRate: ['Share of the position charged for a liquidation.', `${DASH} on the fees page`],
}

export const MARKET = 'Name of the market, BASE-QUOTE.'
export const CONTEST_ID = 'Id of the contest.'

/** Descriptions of the fields of named schemas; for an optional field also what is lost without it. */
export const COMPONENT_TEXTS: Record<string, { text: string; fields?: Record<string, FieldText> }> = {
  MarketName: { text: 'Name of a market, BASE-QUOTE: “BTC-USDC”.' },
  Market: {
    text: 'A futures market with its price.',
    fields: {
      market: MARKET,
      buyingCurrency: ['Base currency: “BTC”.', 'Nothing: it is taken from the market’s name'],
      payingCurrency: ['Quote currency, of its prices: “USDC”.', 'Nothing: it is taken from the market’s name'],
      pricePrecision: ['Decimals of a price.', '8 decimals'],
      positionSizePrecision: ['Decimals of a quantity.', '8 decimals'],
      longsAvailableSince: ['When LONG opens; null or past: it is open.', 'LONG is open'],
      shortsAvailableSince: ['When SHORT opens; null or past: it is open.', 'SHORT is open'],
      minimumOrderValue: ['Minimum amount of an order, in KXT.', 'No minimum is checked before an order is sent'],
      price: ['The current price.', 'A dash until getPrice responds, like the P&L of positions'],
      ...RATES,
    },
  },
  FeeRates: { text: 'The fee rates of one market.', fields: { market: MARKET, ...RATES } },
  Order: {
    text: 'A pending order, a position or a closed trade. Amounts and fees in KXT.',
    fields: {
      orderId: 'Id of the order.',
      type: 'LONG or SHORT.',
      state: 'NEW, ACTIVATING, ACTIVATING_FAIL, ACTIVE, CLOSED, CANCELED. An unknown state counts as closed.',
      market: MARKET,
      amount: 'The margin.',
      leverage: 'The leverage: position value divided by margin.',
      collateral: ['The margin held.', 'Nothing: it is not shown'],
      stopLoss: ['Stop-loss price.', 'The order has no stop loss'],
      takeProfit: ['Take-profit price.', 'The order has no take profit'],
      startPrice: ['Entry price; for a pending limit order, its limit price.', `${DASH}; no P&L, no line in the chart`],
      liquidation: ['Liquidation price.', `${DASH}; no distance, no line in the chart`],
      created: ['When it was placed.', `${DASH}; sorted last`],
      balance: ['Current value, or the amount paid out.', 'Nothing: it is not shown'],
      closePrice: ['Close price.', `${DASH}; no P&L unless pnl is sent`],
      feeOpen: ['Opening fee.', `${DASH}; counted as 0 in net P&L`],
      feeClose: [
        'Closing fee.',
        'Open position: estimated from the close rate. Closed position: a dash, counted as 0 in net P&L',
      ],
      feeFunding: ['Funding paid so far.', `${DASH}; counted as 0 in net P&L`],
      positionSize: ['Quantity.', 'Computed from margin, leverage and entry price'],
      pnl: ['Realised P&L, before fees.', 'Computed from the prices'],
      closureType: [
        'Reason of the close: MANUAL, STOP_LOSS, TAKE_PROFIT, LIQUIDATION, ROLLOVER, RESET, or another.',
        `${DASH} for the reason`,
      ],
      closeDate: ['When it was closed.', `${DASH}; left out of results and contests, which are by close date`],
    },
  },
  WalletEntry: {
    text: 'The futures balance, in KXT.',
    fields: { value: 'Available.', lockedValue: 'Locked as margin.' },
  },
  Contest: {
    text: 'A contest. In lists its leaderboard may be empty.',
    fields: {
      contestId: CONTEST_ID,
      contestName: 'Name, as shown.',
      type: ['Selects the text that explains the contest.', 'The general text is shown'],
      startDate: 'When it starts.',
      endDate: 'When it ends.',
      markets: ['Markets whose trades count; null for all.', 'All markets count'],
      maxPrizePool: ['The largest prize pool.', `${DASH}, or maxPrizePoll`],
      maxPrizePoll: ['Old spelling of maxPrizePool, read if that is missing.', 'Nothing if maxPrizePool is sent'],
      minOrderAmount: ['Minimum amount of a trade that counts, in KXT.', `${DASH}; no minimum among the rules`],
      isUserInContest: ['Whether the user has joined.', 'The user counts as not joined: the page offers to join'],
      moreInformationList: [
        'Pages about the contest, one per language. Only https addresses and paths become links.',
        'No link',
      ],
      'moreInformationList.language': 'Such as “EN”.',
      'moreInformationList.url': 'Address of the page.',
      termAndConditionsList: ['Terms of the contest, one page per language.', 'No link to the terms'],
      'termAndConditionsList.language': 'Such as “EN”.',
      'termAndConditionsList.url': 'Address of the page.',
      leaderboard: ['Contestants, best first.', 'An empty leaderboard'],
      rewards: ['Prizes, by tier.', 'No prizes'],
      'rewards.tier': 'Number of the tier, from 1; with more contestants a higher tier is paid.',
      'rewards.list': 'The prizes of the tier.',
      'rewards.list.rank': 'Rank that wins the prize.',
      'rewards.list.amount': 'The prize.',
      'rewards.list.currency': ['Currency of the prize.', `${DASH} for the currency`],
      rewardsTier: ['The tier reached so far.', 'No tier is marked as reached'],
    },
  },
  LeaderboardEntry: {
    text: 'A row of a leaderboard.',
    fields: {
      rank: 'Rank, from 1.',
      hashedEmail: 'Hash that identifies the contestant.',
      roi: ['Return on the best trade (ROI), in percent.', DASH],
      reward: ['Prize for the rank.', DASH],
    },
  },
}
