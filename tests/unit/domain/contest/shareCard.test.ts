import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Contest } from '../../../../src/api/contest.ts'
import {
  cardDescription,
  type CardSentences,
  contestAddress,
  contestFileName,
  shareCard,
  shareText,
} from '../../../../src/domain/contest/shareCard.ts'
import { forAll } from '../../../forAll.ts'
import { contest, NOON } from '../builders.ts'

const amount = fc.integer({ min: 1, max: 1_000_000 }).map(String)

interface Made {
  name?: string
  hash?: string
  reward?: string | null
  /** What each tier pays the second rank. */
  paid?: string[]
  tier?: number | null
}
/** A contest with a list of three, the second of which is the trader's. */
const contestOf = ({ name = 'Autumn ROI Cup', hash = 'a91f', reward = null, paid = [], tier = 1 }: Made): Contest =>
  contest({
    contestName: name,
    leaderboard: ['b', hash, 'c'].map((hashedEmail, at) => ({ rank: at + 1, hashedEmail, roi: 184.27, reward })),
    rewards: paid.map((each, at) => ({ tier: at + 1, list: [{ rank: 2, amount: each, currency: 'KXT' }] })),
    rewardsTier: tier,
  })
const cardOf = (made: Made, withReward = false) => {
  const of = contestOf(made)
  const [, entry] = of.leaderboard.items
  return entry && shareCard(of, entry, { listedAt: NOON, withReward })
}

test('a card shows contest, rank out of how many, ROI and the hour of the list', () => {
  const shown = { contest: 'Autumn ROI Cup', rank: 2, ranks: 3, roi: '184.27', reward: null, listedAt: NOON }
  expect(cardOf({ reward: '500' })).toEqual(shown)
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
    const made = (value: string): Made => (isTable ? { paid: [value] } : { reward: value })
    expect(cardOf(made(one))).toEqual(cardOf(made(other)))
    expect(cardOf(made(one))?.reward).toBeNull()
    expect(cardOf(made(one), true)?.reward).toBe(one)
  })
})

test('if the list has fewer rows than the rank, the total is left out; unreadable rows count', () => {
  const { leaderboard, ...others } = contestOf({})
  const ranks = (rank: number, unreadable: number) => {
    const of = { ...others, leaderboard: { ...leaderboard, unreadable } }
    return shareCard(of, { rank, roi: null, reward: null }, { listedAt: NOON, withReward: true }).ranks
  }
  expect([ranks(3, 0), ranks(4, 0), ranks(4, 1)]).toEqual([3, null, 4])
})

test('a contest’s name cannot break lines or change the text direction', () => {
  expect(cardOf({ name: ' Cup\n\u202eof\u2028autumn\t ' })?.contest).toBe('Cup of autumn')
})

test('the text has the known values, one per line, and the link to the contest', () => {
  const sentences: CardSentences = {
    contest: 'Autumn ROI Cup',
    standing: 'rank 2 of 86',
    roi: 'ROI +184.27 %',
    reward: 'Reward: 500 KXT',
    list: 'List of 14:00 UTC',
  }
  const bare = { ...sentences, roi: null, reward: null }
  const lines = (of: CardSentences) => shareText(of, 'https://x.example/1').split('\n')
  const [list, address] = [sentences.list, 'https://x.example/1']
  expect(lines(sentences)).toEqual(['Autumn ROI Cup: rank 2 of 86, ROI +184.27 %', 'Reward: 500 KXT', list, address])
  expect(lines(bare)).toEqual(['Autumn ROI Cup: rank 2 of 86', list, address])
  const whole = 'Autumn ROI Cup, rank 2 of 86, ROI +184.27 %, Reward: 500 KXT, List of 14:00 UTC'
  expect(cardDescription(sentences)).toBe(whole)
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
