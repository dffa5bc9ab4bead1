import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import type { Market } from '../../../../../api/market.ts'
import type { Decimal, MarketName } from '../../../../../api/scalars.ts'
import { movedLevel } from '../../../../../domain/chart/draftLines.ts'
import { freeRange, type MoveRange, moveRange, nudgePrice, snapPrice } from '../../../../../domain/chart/lineMove.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { compare } from '../../../../../domain/money/decimal.ts'
import { canTradeBy, priceOf } from '../../../../../queries/prices.ts'
import { useDialogs } from '../../../dialogs/dialogs.tsx'
import { useOrderFormContext } from '../../../order-form/OrderFormProvider.tsx'
import { focusField } from '../../../view/focusLandmark.ts'

/** A line being moved, and its new price: until the dialog shows it as pending. The line itself stays at the price that the exchange or the form has. */
interface MovedLine {
  line: ChartLine
  price: Decimal
}

/** Moves one line at a time, by pointer or keys. Dropping it only proposes a price. */
export function useLineMove(market: Market, lines: readonly ChartLine[]) {
  const client = useQueryClient()
  const dialogs = useDialogs()
  const propose = useProposal(market)
  const activate = useLinePress(market.market)
  const [at, setAt] = useState<{ id: string; price: Decimal } | null>(null)
  const places = market.pricePrecision

  /** By the current price; null if it cannot be moved, or no longer. A position's level is not held by a price that is missing or old. */
  const rangeNow = (line: ChartLine | undefined): MoveRange | null => {
    if (!line?.bounds) return null
    if (line.order && line.bounds.apart === null && !canTradeBy(client, [market.market]))
      return freeRange(line.bounds, places)
    return moveRange(line.bounds, priceOf(client, market.market).price, places)
  }
  const line = lines.find(({ id }) => id === at?.id)
  const moved: MovedLine | null = at && line?.bounds ? { line, price: at.price } : null
  const become = (price: Decimal | null) => {
    if (at && price) setAt({ id: at.id, price })
    return price
  }

  return {
    moved,
    /** Starts moving a line; false if it cannot be moved. */
    startMove: (next: ChartLine) => {
      if (!rangeNow(next)) return false
      if (next.order) void dialogs.prefetch('levels')
      setAt({ id: next.id, price: next.price })
      return true
    },
    /** Moves to the valid price nearest to a price on screen. */
    to: (price: number) => {
      const range = rangeNow(moved?.line)
      if (range) become(snapPrice(range, price))
    },
    /** Moves by a number of price steps; returns the new price. */
    by: (steps: number) => {
      const range = rangeNow(moved?.line)
      return moved && range && become(nudgePrice(range, moved.price, steps))
    },
    /** Proposes the current or a given price; if the line was not moved, opens it instead. Returns the price, or null if the line can no longer be moved. */
    commitMove: (pointerPrice?: number): Decimal | null => {
      const range = rangeNow(moved?.line)
      setAt(null)
      if (!moved || !range) return null
      // One that was not moved keeps its price, also where it could not be dropped: behind its liquidation, or between two price steps.
      const isUnmoved = pointerPrice === undefined && compare(moved.price, moved.line.price) === 0
      const kept = isUnmoved ? moved.line.price : nudgePrice(range, moved.price, 0)
      const price = pointerPrice === undefined ? kept : snapPrice(range, pointerPrice)
      if (compare(price, moved.line.price) === 0) activate(moved.line)
      else {
        const dropped = { id: moved.line.id, price }
        setAt(dropped)
        void propose(moved.line, price).then(() =>
          startTransition(() => setAt((now) => (now === dropped ? null : now))),
        )
      }
      return price
    },
    cancelMove: () => setAt(null),
    activate,
  }
}

export type LineMove = ReturnType<typeof useLineMove>

const FIELDS: Partial<Record<ChartLine['kind'], 'limitPrice' | 'stopLoss' | 'takeProfit'>> = {
  limit: 'limitPrice',
  stopLoss: 'stopLoss',
  takeProfit: 'takeProfit',
}

/**
 * Handles a click on a line that was not moved. A movable line opens the field of its price: in the dialog of its order, or in the
 * form. Any other line opens the alerts, with its price or the liquidation of its position; an alert's own line only lists it there.
 */
function useLinePress(market: MarketName) {
  const dialogs = useDialogs()

  return ({ kind, order, price, bounds }: ChartLine) => {
    const field = FIELDS[kind]
    if (bounds && order)
      return void dialogs.open({ kind: 'levels', order, field: kind === 'takeProfit' ? kind : 'stopLoss' })
    if (bounds && field) return void focusField(field)
    const position = kind === 'liquidation' ? order : null
    void dialogs.open({ kind: 'alerts', market, ...(position ? { position } : kind !== 'alert' && { price }) })
  }
}

/** Handles a dropped line: fills the price into the dialog of its order, or into the form. Sends nothing. */
function useProposal(market: Market) {
  const client = useQueryClient()
  const dialogs = useDialogs()
  const { draft, leverage } = useOrderFormContext()

  return async ({ kind, side, order }: ChartLine, price: Decimal): Promise<void> => {
    if (order) return dialogs.open({ kind: 'levels', order, proposal: { [kind]: price } })
    const terms = { market, leverage, marketPrice: priceOf(client, market.market).price }
    const form = draft.on(market, terms)
    if (kind === 'limit') draft.change(market, { price })
    else if (side && (kind === 'stopLoss' || kind === 'takeProfit'))
      draft.change(market, movedLevel(form, kind, side, price, terms))
  }
}
