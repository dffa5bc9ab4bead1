import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../domain/money/format.ts'
import { firstFill } from '../../../../domain/order/firstFill.ts'
import { proposedStop } from '../../../../domain/position/proposedStop.ts'
import { DEFAULT_PRECISION } from '../../../../constants/limits.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { listedMarket } from '../../../../queries/listedMarket.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import type { MarketName, OrderId } from '../../../../api/scalars.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { useDialogs } from '../../dialogs/useDialogs.ts'
import { useOrderFlow } from '../../order-form/useOrderFlow.ts'

/** Proposes a stop loss once the trader's first order is filled without one. Renders nothing. */
export function FirstStop() {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const dialogs = useDialogs()
  const { placement } = useOrderFlow()

  const offer = useEffectEvent((market: MarketName, awaited: Set<OrderId>) => {
    const lists = [ordersQuery(), ordersQuery(market)].flatMap(({ queryKey }) => client.getQueryData(queryKey)?.items ?? [])
    const order = firstFill(lists, awaited)
    if (!order) return
    awaited.clear()
    const decimals = listedMarket(client, order.market)?.pricePrecision ?? DEFAULT_PRECISION
    const stopLoss = proposedStop(order, decimals)
    toast({
      kind: 'info',
      title: t('orderNews.filledAt', { price: formatNumber(order.startPrice, { decimals }) }),
      text: orderName(t, order),
      sticky: true,
      action: { label: t('firstSteps.stop'), onPress: () => void dialogs.open({ kind: 'tpsl', order, ...(stopLoss && { proposal: { stopLoss } }) }) },
    })
  })

  useEffect(() => {
    const awaited = new Set<OrderId>()
    let market: MarketName | null = null
    const check = () => {
      if (market !== null && awaited.size > 0) offer(market, awaited)
    }
    const ends = [
      placement.onEnded((ended) => {
        if ((ended.type !== 'created' && ended.type !== 'happened') || ended.order.stopLoss !== undefined) return
        market = ended.order.market
        for (const id of ended.ids) awaited.add(id)
        check()
      }),
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') check()
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [placement, client])

  return null
}
