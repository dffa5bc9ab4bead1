import { queryOptions } from '@tanstack/react-query'
import { RESULTS_REFRESH_MS } from '../constants/limits.ts'
import { nextPoll } from './call/client.ts'
import { ordersQuery } from './orders.ts'

/** The orders of all markets for views that change only with closed orders: polled less often, unless another view polls them. */
export const closedOrdersQuery = queryOptions({
  ...ordersQuery(),
  refetchInterval: (query) => {
    const next = nextPoll(query)
    return next === false ? false : Math.max(next, RESULTS_REFRESH_MS)
  },
})
