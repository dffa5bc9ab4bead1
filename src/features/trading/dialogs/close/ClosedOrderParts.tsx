import { useTranslation } from 'react-i18next'
import { atOtherLeverages, type ClosedSummary } from '../../../../domain/position/closedSummary.ts'
import { formatNumber, formatMoney, formatPercent } from '../../../../domain/money/format.ts'
import { utcMinute } from '../../../../domain/time/time.ts'
import { DEFAULT_PRECISION } from '../../../../constants/limits.ts'
import { reasonText } from '../../../../i18n/reasonText.ts'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { Masked } from '../../../../ui/masked/Masked.tsx'
import { Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { ProfitText } from './OrderHead.tsx'

interface Props {
  order: Order
  /** Null if it is no longer listed. */
  market: Market | null
}

const priceText = (market: Market | null, price: Decimal | null) => formatNumber(price, market ? { decimals: market.pricePrecision } : {})

/** One sentence about the price movement; nothing if it is unknown. */
export function ClosedSentence({ order, story: { move, direction, spent }, market }: Props & { story: ClosedSummary }) {
  const { t } = useTranslation('dialogs')
  if (direction === null) return null
  const values = { percent: formatPercent(move), spent: formatPercent(spent), price: priceText(market, order.liquidation) }
  const sentence = () => {
    if (order.closureType === 'LIQUIDATION') return t('closedOrder.said.liquidation', values)
    if (order.closureType === 'STOP_LOSS') return t(direction === 'against' ? 'closedOrder.said.stopAgainst' : 'closedOrder.said.stopFavour', values)
    return t(spent === null ? `closedOrder.said.${direction}` : 'closedOrder.said.spent', values)
  }
  return <p className="num text-sm text-text-2">{sentence()}</p>
}

/** Why it was closed, at which prices, and what is left of it. */
export function ClosedResult({ order, story, market }: Props & { story: ClosedSummary }) {
  const { t } = useTranslation('dialogs')
  return (
    <Values>
      <Value label={t('closeOrder.reason')} value={reasonText(t, order.closureType)} />
      <Value label={t('closedOrder.entry')} value={priceText(market, order.startPrice)} />
      <Value label={t('closedOrder.exit')} value={priceText(market, order.closePrice)} />
      <Value label={t('closedOrder.net')} value={<ProfitText value={story.net} className="font-medium" />} />
    </Values>
  )
}

/** All other details: amount, levels, times, fees. */
export function ClosedDetails({ order, story: { gross, computed }, market }: Props & { story: ClosedSummary }) {
  const { t } = useTranslation('dialogs')
  const time = (at: Order['created']) => (at === null ? utcMinute(at) : `${utcMinute(at)} UTC`)
  return (
    <Values>
      <Value label={t('closeOrder.amount')} value={<Masked>{formatMoney(order.amount)}</Masked>} isMoney />
      {order.stopLoss !== null && <Value label={t('orders.stopLoss')} value={priceText(market, order.stopLoss)} />}
      {order.takeProfit !== null && <Value label={t('orders.takeProfit')} value={priceText(market, order.takeProfit)} />}
      <Value label={t('closedOrder.liquidation')} value={priceText(market, order.liquidation)} />
      <Value label={t('orders.created')} value={time(order.created)} />
      <Value label={t('orders.closeDate')} value={time(order.closeDate)} />
      <Value label={t('closedOrder.gross')} value={<ProfitText value={gross} />} />
      {computed !== null && <Value label={t('closedOrder.computed')} value={<ProfitText value={computed} />} />}
      <Value label={t('closedOrder.feeOpen')} value={<Masked>{formatMoney(order.feeOpen)}</Masked>} isMoney={order.feeOpen !== null} />
      <Value label={t('closedOrder.feeClose')} value={<Masked>{formatMoney(order.feeClose)}</Masked>} isMoney={order.feeClose !== null} />
      <Value label={t('closedOrder.feeFunding')} value={<Masked>{formatMoney(order.feeFunding)}</Masked>} isMoney={order.feeFunding !== null} />
    </Values>
  )
}

/** After a liquidation: the liquidation price of the same entry at each other leverage. */
export function OtherLeverages({ order, market }: Props) {
  const { t } = useTranslation('dialogs')
  const others = atOtherLeverages(order, { pricePrecision: market?.pricePrecision ?? DEFAULT_PRECISION })
  if (order.closureType !== 'LIQUIDATION' || others.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium text-text">{t('closedOrder.others')}</h3>
      <ul className="num flex flex-col gap-1.5 text-sm text-text-2">
        {others.map(({ leverage, liquidation, isReached }) => (
          <li key={leverage}>
            {t(isReached ? 'closedOrder.otherReached' : 'closedOrder.other', { leverage: String(leverage), price: priceText(market, liquidation) })}
          </li>
        ))}
      </ul>
      <p className="text-xs text-text-3">{t('closedOrder.note')}</p>
    </section>
  )
}
