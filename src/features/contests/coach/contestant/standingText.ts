import type { Standing } from '../../../../domain/contest/coach/coachBoard.ts'
import { grouped } from '../../../../domain/money/format.ts'

/** '26', or '26–28' where returns are equal. */
export const standingText = ({ from, to }: Standing): string => {
  const [first, last] = [grouped(String(from)), grouped(String(to))]
  return from === to ? first : `${first}–${last}`
}
