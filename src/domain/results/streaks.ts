import type { Trade } from './trade.ts'

/** Consecutive trades with the same outcome; an even one ends each streak. */
export interface Streaks {
  longestWin: number
  longestLoss: number
  /** The streak of the last trade: wins are positive, losses negative, zero after an even one. */
  current: number
}

export function streaksOf(trades: readonly Trade[]): Streaks {
  const streaks = { longestWin: 0, longestLoss: 0, current: 0 }
  for (const { outcome } of trades) {
    streaks.current = outcome !== 0 && Math.sign(streaks.current) === outcome ? streaks.current + outcome : outcome
    streaks.longestWin = Math.max(streaks.longestWin, streaks.current)
    streaks.longestLoss = Math.max(streaks.longestLoss, -streaks.current)
  }
  return streaks
}

/** A streak as outcome and length; null for none. */
export const streakOf = (streak: number): { outcome: 'wins' | 'losses'; length: number } | null =>
  streak === 0 ? null : { outcome: streak > 0 ? 'wins' : 'losses', length: Math.abs(streak) }
