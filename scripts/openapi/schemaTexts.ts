import type { FieldText } from './describeFields.ts'
import { fieldComments } from './fieldComments.ts'

const DASH = 'Shows as a dash'
const RATES = fieldComments('market', 'rates')

export const MARKET = 'Name of the market, BASE-QUOTE.'
export const CONTEST_ID = 'Id of the contest.'

/** Descriptions of the fields of named schemas; for an optional field also what is lost without it. */
export const COMPONENT_TEXTS: Record<string, { text: string; fields?: Record<string, FieldText> }> = {
  MarketName: { text: 'Name of a market, BASE-QUOTE: “BTC-USDC”.' },
  Market: {
    text: 'A futures market with its price.',
    fields: {
      ...fieldComments('market', 'Market'),
      price: ['The current price.', 'A dash until getPrice responds, like the P&L of positions'],
      ...RATES,
    },
  },
  FeeRates: { text: 'The fee rates of one market.', fields: { market: MARKET, ...RATES } },
  Order: {
    text: 'A pending order, a position or a closed trade. Amounts and fees in KXT.',
    fields: fieldComments('order', 'Order'),
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
      rewards: ['Prizes, by tier.', 'The reward of each entry is shown'],
      'rewards.tier': 'Number of the tier, from 1; with more contestants a higher tier is paid.',
      'rewards.list': 'The prizes of the tier.',
      'rewards.list.rank': 'Rank that wins the prize.',
      'rewards.list.amount': 'The prize.',
      'rewards.list.currency': ['Currency of the prize.', 'Nothing: prizes are shown in KXT'],
      rewardsTier: ['The tier reached so far.', 'The reward of each entry is shown'],
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
