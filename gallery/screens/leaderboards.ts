import { MOMENT } from '../frame/moment.ts'

const HOUR_MS = 3_600_000
const hash = (rank: number) => `${(rank * 7_919).toString(16).padStart(8, '0')}${(rank * 104_729).toString(16).padStart(24, '0')}`

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
