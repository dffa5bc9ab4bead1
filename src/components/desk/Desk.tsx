import { useEffect } from 'react'
import { OrderWatch } from '../orders/OrderWatch.tsx'
import { watchReleases } from './watchReleases.ts'

/** What attends a trader on every page once the page is at rest: news of the orders, and of a new release. Shows nothing itself. */
export function Desk() {
  useEffect(watchReleases, [])
  return <OrderWatch />
}
