import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import type { MarketName } from '../../../api/scalars.ts'
import type { Leverage } from '../../../constants/limits.ts'
import { isBalanceActive } from '../../../domain/account/balance.ts'
import { isPositive, ZERO } from '../../../domain/money/decimal.ts'
import { type OrderBlock, orderBlock } from '../../../domain/order-form/orderBlock.ts'
import {
  orderAsTyped,
  type OrderContext,
  type OrderFormValues,
  orderDraft,
} from '../../../domain/order-form/orderDraft.ts'
import type { Problem } from '../../../domain/order-form/orderProblem.ts'
import { steadyNow } from '../../../platform/clock.ts'
import { session } from '../../../queries/call/session.ts'
import { knownOrderIds } from '../../../queries/knownOrderIds.ts'
import { ledger } from '../../../queries/ledger.ts'
import { listedMarket } from '../../../queries/markets.ts'
import { priceNow } from '../../../queries/prices.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { reportLoadError } from '../../../shared/late/reportLoadError.ts'
import { useIsRateLimited } from '../../../shared/page/useIsRateLimited.ts'
import { useOnline } from '../../../ui/hooks/useOnline.ts'
import { useCannotTrade, useFromPrices } from '../market/usePrice.ts'
import type { DraftFields } from './draft-link/applyLink.ts'
import { useDraft, useOrderFormContext } from './OrderFormProvider.tsx'
import { placement } from './placement.ts'

/** Why the last click did not become an order, and the form it was judged by. */
interface InvalidOrder {
  side: Side
  problems: readonly Problem[]
  form: JudgedForm
}

type JudgedForm = OrderFormValues & { leverage: Leverage }

/** What the error of a field depends on besides prices and the balance. */
function measuredBy(field: Problem['field'], form: JudgedForm): readonly unknown[] {
  const { kind, price, size, amount, leverage, levelUnit } = form
  const margin = [size?.unit, ...(size ? [size.text, leverage, kind, price] : [amount])]
  if (field === 'amount') return margin
  if (field !== 'stopLoss' && field !== 'takeProfit') return [kind, price]
  const terms = levelUnit === 'money' ? [leverage, ...margin] : levelUnit === 'return' ? [leverage] : []
  return [form[field], form.hasLevels, levelUnit, kind, price, ...terms]
}

interface Click {
  market: MarketName
  side: Side
  leverage: Leverage
  /** From `steadyNow`, like the price's age. */
  now: number
}

/**
 * All inputs of an order, read at the moment of the click, never from an earlier render. Null while the market or the balance is
 * unknown. Contract §4, reliability A11.
 */
function orderContext(client: QueryClient, { market, side, leverage, now }: Click): OrderContext | null {
  const listed = listedMarket(client, market)
  const wallet = client.getQueryData(walletQuery.queryKey)
  if (!listed || !wallet) return null
  const { price = null, at = 0 } = priceNow(client, market) ?? {}
  return {
    side,
    market: listed,
    wallet: isBalanceActive(wallet) ? wallet.entry : null,
    price: price === null ? null : { value: price, at },
    leverage,
    now,
    exchangeNow: session.now(),
  }
}

/** The order form of one market: its draft, its errors, and `place`, the only way to send an order. */
export function useOrderForm(market: Market) {
  const { t } = useTranslation()
  const { draft: store, leverage } = useOrderFormContext()
  const client = useQueryClient()
  const draft = useDraft(market)
  const [rejected, setRejected] = useState<InvalidOrder | null>(null)
  const pending = useSyncExternalStore(placement.subscribe, placement.pending)
  const block = useOrderBlock(market, draft.kind)
  const isReady = useSyncExternalStore(placement.subscribe, placement.isReady)

  const change = (typed: Partial<DraftFields>) => store.change(market, typed)

  // An error goes with its cause, whoever changes that: a field, the leverage, the chart or the palette.
  const problems = rejected?.problems.filter(({ field }) => {
    const now = measuredBy(field, { ...draft, leverage })
    return measuredBy(field, rejected.form).every((value, index) => value === now[index])
  })
  if (rejected && problems && problems.length < rejected.problems.length) setRejected({ ...rejected, problems })

  /** The order of the form, or its errors, from the current data. */
  const build = (side: Side) => {
    const moment = orderContext(client, { market: market.market, side, leverage, now: steadyNow() })
    if (!moment) return null
    const marketPrice = moment.price && moment.price.value
    const typed = store.on(moment.market, { leverage, marketPrice })
    const drafted = orderDraft(typed, moment)
    return 'problems' in drafted
      ? { ...drafted, form: { ...typed, leverage } }
      : { ...drafted, marketPrice, asked: orderAsTyped(drafted.order, typed) }
  }

  /** Whether the form asks for what was confirmed last. */
  const isAsConfirmed = (side: Side) => {
    const built = build(side)
    return built !== null && 'asked' in built && ledger.isConfirmed('order', built.asked)
  }

  /** Sends the order of the form, or shows its errors. */
  const place = (side: Side, form: HTMLFormElement | null) => {
    if (!placement.isReady()) return
    const built = build(side)
    if (!built) return
    if ('problems' in built) {
      const { problems, form: judged } = built
      // Rendered synchronously, so that the first invalid field can be focused.
      flushSync(() => setRejected({ side, problems, form: judged }))
      form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
      return
    }
    setRejected(null)
    const { order, marketPrice, asked } = built
    placement
      .place({ order, marketPrice, idsBefore: knownOrderIds(market.market) }, asked)
      .catch((error: unknown) => reportLoadError(t, error, t('orderForm.notSent')))
  }

  return { draft, leverage, rejected, pending, block, isReady, change, place, isAsConfirmed }
}

export type OrderFormState = ReturnType<typeof useOrderForm>

export const problemAt = (rejected: InvalidOrder | null, field: Problem['field']): Problem | null =>
  rejected?.problems.find((problem) => problem.field === field) ?? null

/** Why no order can be sent now, regardless of the form; null when one can. */
function useOrderBlock(market: Market, kind: 'market' | 'limit'): OrderBlock | null {
  const isOnline = useOnline()
  const isRateLimited = useIsRateLimited()
  const { data: wallet } = useQuery(walletQuery)
  const hasPrice = useFromPrices((price) => isPositive(price(market.market) ?? ZERO))
  const isPriceFresh = !useCannotTrade([market.market])
  return orderBlock(kind, {
    isOnline,
    isRateLimited,
    balance: !wallet ? 'unknown' : isBalanceActive(wallet) ? 'known' : 'inactive',
    hasPrice,
    isPriceFresh,
  })
}
