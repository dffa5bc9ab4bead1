import type { Order } from '../../../src/api/order.ts'
import type { Period } from '../../../src/domain/results/period.ts'
import { type Results, resultsOf } from '../../../src/domain/results/results.ts'
import { NOON } from './builders.ts'

/** The results, computed without pausing. */
export function worked(orders: readonly Order[], period: Period = 'all', now = NOON): Results {
  const work = resultsOf(orders, period, now)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
