import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { compare } from '../../../../../domain/money/decimal.ts'
import { type MoveRange, moveRange, nudged, snapped } from '../../../../../domain/chart/lineMove.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { priceAt } from '../../../../../queries/prices.ts'
import type { Market } from '../../../../../api/market.ts'
import type { Decimal } from '../../../../../api/scalars.ts'
import { useDialogs } from '../../../dialogs/useDialogs.ts'
import { useLinePress } from './useLinePress.ts'
import { useProposal } from './useProposal.ts'

/** A line that is being moved, and where to. The line itself stays where the exchange, or the form, has it. */
export interface MovedLine {
  line: ChartLine
  price: Decimal
}

/** Moves one line at a time, by pointer or keys; dropped, it only proposes. */
export function useLineMove(market: Market, lines: readonly ChartLine[]) {
  const client = useQueryClient()
  const dialogs = useDialogs()
  const propose = useProposal(market)
  const press = useLinePress(market.market)
  const [at, setAt] = useState<{ id: string; price: Decimal } | null>(null)
  const places = market.pricePrecision

  /** By the price of this moment; null where it cannot be moved, or any more. */
  const laneNow = (line: ChartLine | undefined): MoveRange | null =>
    line?.bounds ? moveRange(line.bounds, priceAt(client, market.market)?.price ?? null, places) : null
  const line = lines.find(({ id }) => id === at?.id)
  const moved: MovedLine | null = at && line?.bounds ? { line, price: at.price } : null
  const become = (price: Decimal | null) => {
    if (at && price) setAt({ id: at.id, price })
    return price
  }

  return {
    moved,
    /** Picks a line up; false if it cannot be moved. */
    lift: (next: ChartLine) => {
      if (!laneNow(next)) return false
      if (next.order) void dialogs.prefetch('tpsl')
      setAt({ id: next.id, price: next.price })
      return true
    },
    /** To the price nearest to a place on screen. */
    to: (price: number) => {
      const lane = laneNow(moved?.line)
      if (lane) become(snapped(lane, price))
    },
    /** By so many price steps; the price it then has. */
    by: (steps: number) => {
      const lane = laneNow(moved?.line)
      return moved && lane && become(nudged(lane, moved.price, steps))
    },
    /** Proposes where it is, or a place on screen; where it was picked up it is pressed instead. The price there, null if it cannot be moved any more. */
    drop: (place?: number): Decimal | null => {
      const lane = laneNow(moved?.line)
      setAt(null)
      if (!moved || !lane) return null
      const price = place === undefined ? nudged(lane, moved.price, 0) : snapped(lane, place)
      if (compare(price, moved.line.price) === 0) press(moved.line)
      else propose(moved.line, price)
      return price
    },
    putBack: () => setAt(null),
    press,
  }
}

export type LineMove = ReturnType<typeof useLineMove>
