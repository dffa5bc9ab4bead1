import { MOMENT } from '../frame/moment.ts'

const HOUR_MS = 3_600_000
const hash = (rank: number) => `${(rank * 7_919).toString(16).padStart(8, '0')}${(rank * 104_729).toString(16).padStart(24, '0')}`

/** A contest stored on the device an hour ago. */
export const storedContest = JSON.stringify([
  {
    name: 'contest 1041',
    at: new Date(MOMENT - HOUR_MS).toISOString(),
    contests: [
      {
        contestId: '1041',
        contestName: 'Autumn ROI Cup',
        type: 'SELECTED_MARKETS',
        startDate: '2026-11-18T12:00:00Z',
        endDate: '2026-12-02T12:00:00Z',
        markets: ['BTC-USDC', 'ETH-USDC', 'SOL-USDC', 'ADA-USDC'],
        maxPrizePool: '50000',
        minOrderAmount: '100',
        leaderboard: Array.from({ length: 20 }, (_, index) => ({ rank: index + 1, hashedEmail: hash(index + 1), roi: String(200 - 7 * index), reward: index < 10 ? String(5_000 - 400 * index) : null })),
      },
    ],
  },
])

interface Ranked {
  leaderboard: readonly { rank: number }[]
}

/** The same list under hashes that are known. */
export const namedRows = ({ leaderboard, ...contest }: Ranked) => ({ ...contest, leaderboard: leaderboard.map((row) => ({ ...row, hashedEmail: hash(row.rank) })) })

const RANKS = Array.from({ length: 40 }, (_, index) => index + 1)

/** Pinned rows, and the ranks of a visit nine hours ago, as stored on the device for its user. */
export const pinnedRows = {
  'futuresStandings:': JSON.stringify([
    {
      contestId: '1041',
      pins: [{ hash: hash(3), isMe: true }, { hash: hash(9), isMe: false }],
      visits: { before: null, last: { at: MOMENT - 9 * HOUR_MS, ranks: RANKS.map((rank) => ({ hash: hash(rank), rank: Math.max(1, rank + (rank % 3) - 1) })) } },
    },
  ]),
}
