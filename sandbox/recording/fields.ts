import { ListedMarket } from '../../src/api/market.ts'

/** What a recording stores of each field of the contract; a test covers all of them. Any other field loses its value. */

/** Amounts, prices, rates, times, states: what faults are about. Kept if they have that format. */
export const KEPT = new Set([
  'result', 'code', 'state', 'type', 'agreement', 'tabVisibility', 'isInEu', 'hasKyc', 'agreements', 'futuresConfirmationDate', 'data', 'contestsVisibility', 'nextRolloverDate', 'contractRollover',
  // A market is the same for everyone.
  'markets', 'prices', ...Object.keys(ListedMarket.shape),
  'orders', 'amount', 'leverage', 'collateral', 'stopLoss', 'takeProfit', 'startPrice', 'liquidation', 'created', 'balance', 'closePrice', 'feeOpen', 'feeClose', 'feeFunding', 'positionSize', 'pnl', 'closureType', 'closeDate',
  'list', 'initialized', 'value', 'lockedValue', 'startDate', 'endDate', 'maxPrizePool', 'maxPrizePoll', 'minOrderAmount', 'isUserInContest', 'moreInformationList', 'termAndConditionsList', 'language',
  'leaderboard', 'rank', 'roi', 'reward', 'rewards', 'rewardsTier', 'tier', 'currency',
])

/** Constants of the contract: harmless in any field. */
export const WORDS = new Set(['ok', 'error', 'userFuturesConfig'])

/** Ids, people, tokens, names: each value gets its own substitute, the same in every occurrence. */
export const STANDINS: Readonly<Record<string, (number: number) => string>> = {
  orderId: (number) => `order-${number}`,
  eventId: (number) => `event-${number}`,
  contestId: (number) => `contest-${number}`,
  contestName: (number) => `Contest ${number}`,
  hashedEmail: (number) => `person-${number}`,
  contestUserToken: (number) => `token-${number}`,
  url: (number) => `https://redacted.example/${number}`,
  payCode: () => '000000',
}
