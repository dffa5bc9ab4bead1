import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Contest } from '../../../../src/api/contest.ts'
import {
  cardDescription,
  type CardSentences,
  contestAddress,
  contestFileName,
  rewardAt,
  shareCard,
  shareText,
} from '../../../../src/domain/contest/shareCard.ts'
import { forAll } from '../../../forAll.ts'

const LISTED_AT = Date.UTC(2025, 10, 23, 14)
const amount = fc.integer({ min: 1, max: 1_000_000 }).map(String)

interface Made {
  name?: string
  hash?: string
  rank?: number
  ranks?: number
  reward?: string | null
  paid?: { tier: number; rank: number; amount: string }[]
  tier?: number | null
}
function contestOf({
  name = 'Autumn ROI Cup',
  hash = 'a91f',
  rank = 2,
  ranks = 3,
  reward = null,
  paid = [],
  tier = 1,
}: Made) {
  const leaderboard = Array.from({ length: ranks }, (_, index) => ({
    rank: index + 1,
    hashedEmail: index + 1 === rank ? hash : `other${index}`,
    roi: 184.27,
    reward,
  }))
  return Contest.parse({
    contestId: '1041',
    contestName: name,
    startDate: 1_763_000_000_000,
    endDate: 1_764_500_000_000,
    isUserInContest: true,
    maxPrizePool: 25_000,
    minOrderAmount: 77,
    leaderboard,
    rewards: paid.map((each) => ({
      tier: each.tier,
      list: [{ rank: each.rank, amount: each.amount, currency: 'KXT' }],
    })),
    rewardsTier: tier,
  })
}
const cardOf = (made: Made, withReward: boolean) => {
  const contest = contestOf(made)
  const entry = contest.leaderboard.items.find(({ rank }) => rank === (made.rank ?? 2))
  return entry === undefined ? null : shareCard(contest, entry, { listedAt: LISTED_AT, withReward })
}

test('a card shows contest, rank out of how many, ROI and the hour of the list', () => {
  expect(cardOf({ reward: '500' }, false)).toEqual({
    contest: 'Autumn ROI Cup',
    rank: 2,
    ranks: 3,
    roi: '184.27',
    reward: null,
    listedAt: LISTED_AT,
  })
})

test('a card does not depend on whose row it is, and does not contain its hash', () => {
  forAll(fc.stringMatching(/^[0-9a-f]{12,64}$/), fc.boolean(), amount, (hash, withReward, reward) => {
    const card = cardOf({ hash, reward }, withReward)
    expect(card).toEqual(cardOf({ hash: 'another', reward }, withReward))
    expect(JSON.stringify(card)).not.toContain(hash)
  })
})

test('amounts do not affect a card, unless chosen', () => {
  forAll(amount, amount, fc.boolean(), (one, other, isTable) => {
    const made = (value: string): Made =>
      isTable ? { paid: [{ tier: 1, rank: 2, amount: value }] } : { reward: value }
    expect(cardOf(made(one), false)).toEqual(cardOf(made(other), false))
    expect(cardOf(made(one), false)?.reward).toBeNull()
    expect(cardOf(made(one), true)?.reward).toBe(one)
  })
})

test('the reward comes from the table up to the reached tier, else from the entry', () => {
  const standing = { rank: 2, roi: null, reward: '9' as never }
  const paid = ['300', '200', '100'].map((amount, at) => ({ tier: at + 1, rank: 2, amount }))
  expect(rewardAt(contestOf({ paid, tier: 2 }), standing)).toBe('500')
  expect(rewardAt(contestOf({ paid, tier: null }), standing)).toBeNull()
  expect(rewardAt(contestOf({}), standing)).toBe('9')
})

test('if the list has fewer rows than the rank, the total is left out; unreadable rows count', () => {
  const contest = contestOf({})
  const card = (rank: number, unreadable: number) =>
    shareCard(
      { ...contest, leaderboard: { ...contest.leaderboard, unreadable } },
      { rank, roi: null, reward: null },
      { listedAt: LISTED_AT, withReward: true },
    )
  expect([card(3, 0).ranks, card(4, 0).ranks, card(4, 1).ranks]).toEqual([3, null, 4])
})

test('a contest’s name cannot break lines or change the text direction', () => {
  expect(cardOf({ name: ' Cup\n\u202eof\u2028autumn\t ' }, false)?.contest).toBe('Cup of autumn')
})

const sentences: CardSentences = {
  contest: 'Autumn ROI Cup',
  standing: 'rank 2 of 86',
  roi: 'ROI +184.27 %',
  reward: 'Reward: 500 KXT',
  list: 'List of 14:00 UTC',
}

test('the text has the known values, one per line, and the link to the contest', () => {
  expect(shareText(sentences, 'https://x.example/1')).toBe(
    'Autumn ROI Cup: rank 2 of 86, ROI +184.27 %\nReward: 500 KXT\nList of 14:00 UTC\nhttps://x.example/1',
  )
  const bare = { ...sentences, roi: null, reward: null }
  expect(shareText(bare, 'https://x.example/1')).toBe(
    'Autumn ROI Cup: rank 2 of 86\nList of 14:00 UTC\nhttps://x.example/1',
  )
  expect(cardDescription(sentences)).toBe(
    'Autumn ROI Cup, rank 2 of 86, ROI +184.27 %, Reward: 500 KXT, List of 14:00 UTC',
  )
  expect(cardDescription(bare)).toBe('Autumn ROI Cup, rank 2 of 86, List of 14:00 UTC')
})

test('a contest’s file and address escape all special characters of its id', () => {
  expect(contestFileName('1041' as never)).toBe('futures-contest-1041.png')
  forAll(fc.string({ minLength: 1, maxLength: 128 }), (id) => {
    expect(contestFileName(id as never)).toMatch(/^futures-contest-[\w-]{1,60}\.png$/)
    fc.pre(id.isWellFormed() && !/^\.{1,2}$/.test(id))
    expect(new URL(contestAddress(id as never, 'https://x.example')).pathname.split('/')).toHaveLength(4)
  })
})
