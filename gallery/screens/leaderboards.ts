const hash = (rank: number) => `${(rank * 7_919).toString(16).padStart(8, '0')}${(rank * 104_729).toString(16).padStart(24, '0')}`

interface Ranked {
  leaderboard: readonly { rank: number }[]
}

/** The same list under hashes that are known. */
export const namedRows = ({ leaderboard, ...contest }: Ranked) => ({ ...contest, leaderboard: leaderboard.map((row) => ({ ...row, hashedEmail: hash(row.rank) })) })

/** Pinned rows, as stored on the device for its user. */
export const pinnedRows = {
  'futuresStandings:': JSON.stringify([
    {
      contestId: '1041',
      pins: [{ hash: hash(3), isMe: true }, { hash: hash(9), isMe: false }],
    },
  ]),
}
