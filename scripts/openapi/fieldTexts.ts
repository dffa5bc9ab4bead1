import { LEVERAGES } from '../../src/constants/limits.ts'

const RATES: Record<string, string> = {
  fundingShortFeeRate: 'Share of a short position charged at each funding.',
  fundingLongFeeRate: 'Share of a long position charged at each funding.',
  orderOpenFeeRate: 'Share of the position charged for opening.',
  orderCloseFeeRate: 'Share of the position charged for closing.',
  liquidationFeeRate: 'Share of the position charged for a liquidation.',
}

const MARKET = 'The market, as BUY-PAY.'
const CONTEST_ID = 'Of the contest.'
const USER_TOKEN = 'From createContestToken, or from the webview’s address.'
const PAY_CODE = 'Six digits from the wallet page of the main site.'

/** What each field of a schema with a name holds. */
export const COMPONENT_TEXTS: Record<string, { text: string; fields?: Record<string, string> }> = {
  MarketName: { text: 'A market as BUY-PAY: “BTC-USDC”.' },
  Market: {
    text: 'A futures market with its price.',
    fields: {
      market: MARKET,
      buyingCurrency: 'What is traded: “BTC”.',
      payingCurrency: 'What its price is in: “USDC”.',
      pricePrecision: 'Decimals of a price; 8 where it cannot be read.',
      positionSizePrecision: 'Decimals of a quantity; 8 where it cannot be read.',
      longsAvailableSince: 'A moment in the future closes LONG and says since when it opens; null or past leaves it open.',
      shortsAvailableSince: 'The same for SHORT.',
      minimumOrderValue: 'The least amount of an order, in KXT.',
      price: 'The price of the moment.',
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
      collateral: 'The margin that is held.',
      stopLoss: 'Price at which a loss is cut.',
      takeProfit: 'Price at which a gain is taken.',
      startPrice: 'Price it opened at; of a limit order that waits, its limit.',
      liquidation: 'Price of its liquidation.',
      created: 'When it was placed.',
      balance: 'What it is worth, or paid out.',
      closePrice: 'Price it closed at.',
      feeOpen: 'Fee for opening.',
      feeClose: 'Fee for closing.',
      feeFunding: 'Funding so far.',
      positionSize: 'Quantity.',
      pnl: 'Profit or loss.',
      closureType: 'Why it closed: MANUAL, STOP_LOSS, TAKE_PROFIT, LIQUIDATION, ROLLOVER, RESET, or another.',
      closeDate: 'When it closed.',
    },
  },
  WalletEntry: { text: 'The futures balance, in KXT.', fields: { value: 'Available.', lockedValue: 'Margin in use.' } },
  Contest: {
    text: 'A contest. In lists its leaderboard may be empty.',
    fields: {
      contestId: CONTEST_ID,
      contestName: 'As it is shown.',
      type: 'Picks the text that explains it.',
      startDate: 'When it starts.',
      endDate: 'When it ends.',
      markets: 'Markets whose trades count; null: all.',
      maxPrizePool: 'The largest prize pool.',
      maxPrizePoll: 'The old spelling of maxPrizePool; read where that is missing.',
      minOrderAmount: 'Least amount of a trade that counts, in KXT.',
      isUserInContest: 'Whether the user who asks takes part.',
      moreInformationList: 'Pages about it, one a language. Only https addresses and paths become links.',
      'moreInformationList.language': 'Such as “EN”.',
      'moreInformationList.url': 'Address of the page.',
      termAndConditionsList: 'Its terms, one page a language.',
      'termAndConditionsList.language': 'Such as “EN”.',
      'termAndConditionsList.url': 'Address of the page.',
      leaderboard: 'Best first.',
      rewards: 'Prizes, by tier.',
      'rewards.tier': 'Its number: more contestants, more tiers that are paid.',
      'rewards.list': 'The prizes of the tier.',
      'rewards.list.rank': 'Rank that wins it.',
      'rewards.list.amount': 'The prize.',
      'rewards.list.currency': 'Its currency.',
      rewardsTier: 'The highest tier that is paid so far.',
    },
  },
  LeaderboardEntry: {
    text: 'A row of a leaderboard.',
    fields: { rank: 'From 1.', hashedEmail: 'Who, unreadable.', roi: 'Return on the best trade, in percent.', reward: 'Prize of the rank.' },
  },
}

/** What each field of a request or an answer holds, by call. */
export const FIELD_TEXTS: Record<string, { request?: Record<string, string>; answer?: Record<string, string> }> = {
  listFeeRates: { answer: { list: 'One entry a market.' } },
  listMarkets: { answer: { markets: 'One entry a market.' } },
  getPrice: { request: { market: MARKET }, answer: { price: 'The price of the moment.' } },
  listPrices: { answer: { prices: 'One entry a market.', 'prices.market': MARKET, 'prices.price': 'The price of the moment.' } },
  closeOrder: { request: { orderId: 'Of the order.', market: 'Its market.' } },
  createOrder: {
    request: {
      market: MARKET,
      type: 'The side.',
      amount: 'The margin, in KXT.',
      leverage: `${LEVERAGES.slice(0, -1).join(', ')} or ${LEVERAGES.at(-1)}.`,
      price: 'The limit; a market order has none.',
      stopLoss: 'Price at which a loss is cut.',
      takeProfit: 'Price at which a gain is taken.',
    },
    answer: { orderId: 'Of the new order. With it a lost answer is told from another order.' },
  },
  editOrder: { request: { orderId: 'Of the order.', market: 'Its market.', stopLoss: 'The new level; not sent: none.', takeProfit: 'The new level; not sent: none.' } },
  listOrders: { request: { market: 'Only orders of this market; not sent: of all.' }, answer: { orders: 'In any order.' } },
  checkWalletEvent: {
    request: { eventId: 'Of the payment.' },
    answer: { state: 'DONE, PAYMENT_FAILED or FAIL; anything else means: wait.', code: 'Why it failed, with FAIL.' },
  },
  initializeWallet: { request: { payCode: PAY_CODE }, answer: { eventId: 'Of the payment, for checkWalletEvent.' } },
  listWallets: { answer: { list: 'The first entry is the balance; none where it is not activated.', initialized: 'Whether the balance was activated.' } },
  resetWallet: { request: { payCode: PAY_CODE }, answer: { eventId: 'Of the payment, for checkWalletEvent.' } },
  getContestForUser: { request: { contestId: CONTEST_ID, contestUserToken: USER_TOKEN } },
  getContest: { request: { contestId: CONTEST_ID } },
  joinContest: { request: { contestId: CONTEST_ID, contestUserToken: USER_TOKEN } },
  listActiveContests: { answer: { list: 'In any order.' } },
  listHistoryContests: { answer: { list: 'In any order.' } },
  createContestToken: { answer: { contestUserToken: 'The token.' } },
  addAgreement: { request: { agreement: 'Which terms.' } },
  checkAvailability: { answer: { tabVisibility: 'False sends the user back to the main site.' } },
  getUserConfiguration: {
    request: { id: '“userFuturesConfig”.' },
    answer: { data: 'The part.', 'data.contestsVisibility': 'Whether contests are shown.' },
  },
  getUserProfile: {
    answer: {
      isInEu: 'In the EU futures need KYC.',
      hasKyc: 'Whether the user is identified.',
      agreements: 'What the user has accepted.',
      'agreements.futuresConfirmationDate': 'When the futures terms were accepted; null: not yet.',
    },
  },
  setContractRollover: { request: { contractRollover: 'True: rolled over.' } },
  getFuturesProfile: { answer: { nextRolloverDate: 'The next rollover; null: none is set.', contractRollover: 'True: contracts are rolled over, false: they are closed.' } },
}
