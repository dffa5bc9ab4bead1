import type { Order } from '../../api/order.ts'
import { ordersByTab } from './orderTabs.ts'

/** Progress of a new trader. */
interface FirstStepsState {
  isActive: boolean
  /** The position that needs a stop; null before there is one. */
  position: Order | null
}

/**
 * The first steps of a trader: activate the balance, open a position, set a stop. Null once done: a position has a stop, or one was
 * closed before. `orders`: those of all markets.
 */
export function firstSteps(isActive: boolean, orders: readonly Order[]): FirstStepsState | null {
  const { positions, history } = ordersByTab(orders)
  if (history.length > 0 || positions.some(({ stopLoss }) => stopLoss !== null)) return null
  return { isActive, position: positions[0] ?? null }
}
