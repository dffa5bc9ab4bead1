import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type OrderForm, orderDraft } from '../../domain/orderDraft.ts'
import type { Problem } from '../../domain/orderProblem.ts'
import { keyFor } from '../../queries/submissionKey.ts'
import type { OrderRequest, Side } from '../../wire/order.ts'
import type { Market } from '../../wire/market.ts'
import { draftOn } from './draft.ts'
import { orderContext } from './orderContext.ts'
import { useDraft, useOrderFlow } from './useOrderFlow.ts'

/** Why the last press did not become an order. */
export interface Rejected {
  side: Side
  problems: readonly Problem[]
}

/** Fields whose problems a change may resolve: both levels are measured from the limit price. */
const measuredBy: Partial<Record<keyof OrderForm, readonly Problem['field'][]>> = {
  kind: ['price', 'stopLoss', 'takeProfit'],
  price: ['stopLoss', 'takeProfit'],
  tpsl: ['stopLoss', 'takeProfit'],
}

/** The order form of one market: its draft, its problems, and `place`, the only way to send an order. */
export function useOrderForm(market: Market) {
  const { actor, draft: store, leverage } = useOrderFlow()
  const client = useQueryClient()
  const draft = useDraft(market)
  const [rejected, setRejected] = useState<Rejected | null>(null)
  const pending = useSelector(actor, (state): OrderRequest | null =>
    state.hasTag('ready') ? null : (state.context.confirmed?.request.order ?? null),
  )

  const change = (typed: Partial<OrderForm>) => {
    store.change(market, typed)
    const fields = Object.keys(typed) as (keyof OrderForm)[] // of a literal: it has no other keys
    const settled = new Set<string>(fields.flatMap((field) => [field, ...(measuredBy[field] ?? [])]))
    setRejected((before) => before && { ...before, problems: before.problems.filter(({ field }) => !settled.has(field)) })
  }

  /** Builds the order from the current data and sends it, or shows its problems. */
  const place = (side: Side, form: HTMLFormElement | null) => {
    if (!actor.getSnapshot().hasTag('ready')) return
    const click = orderContext(client, { market: market.market, side, leverage, now: Date.now() })
    if (!click) return
    const drafted = orderDraft(draftOn(store.get(), market), click.moment)
    if ('problems' in drafted) {
      const { problems } = drafted
      // Rendered synchronously, so that the first invalid field can be focused.
      flushSync(() => setRejected({ side, problems }))
      form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
      return
    }
    setRejected(null)
    actor.send({ type: 'PLACE', request: { order: drafted.order, idsBefore: click.idsBefore }, key: keyFor('order', drafted.order) })
  }

  return { draft, leverage, rejected, pending, change, place }
}

export type OrderFormState = ReturnType<typeof useOrderForm>

export const problemAt = (rejected: Rejected | null, field: Problem['field']): Problem | null =>
  rejected?.problems.find((problem) => problem.field === field) ?? null
