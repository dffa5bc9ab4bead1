import { expect } from 'vitest'
import type { PaperContest } from '../../../../sandbox/engine/contest.ts'
import { stillClock } from '../../../sandbox/paper.ts'
import { openExchange } from '../../openExchange.ts'

/** Opens an exchange whose running contest has these fields. */
export function openContest(fields: Partial<PaperContest>, options: Parameters<typeof openExchange>[0] = stillClock) {
  const opened = openExchange(options)
  const { contests } = opened.exchange.world
  const contest = contests.get('1041') ?? expect.fail('no contest is running')
  contests.set('1041', { ...contest, ...fields })
  return opened
}
