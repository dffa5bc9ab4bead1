import { useTranslation } from 'react-i18next'
import { atOtherLeverages, type ClosedStory } from '../../../../domain/position/closedStory.ts'
import { digits, money, share } from '../../../../domain/money/format.ts'
import { utcMinute } from '../../../../domain/text/time.ts'
import { DEFAULT_PRECISION } from '../../../../constants/limits.ts'
import { reasonText } from '../../../../i18n/reasonText.ts'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { Own } from '../../../../ui/masked/Own.tsx'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'

interface Props {
  order: Order
  /** Null if it is no longer listed. */
  market: Market | null
}

const priceText = (market: Market | null, price: Decimal | null) => digits(price, market ? { decimals: market.pricePrecision } : {})

/** What the price did: how far it was against the position, or in its favour, when it was closed. */
export function ClosedWords({ order, story: { move, direction, spent }, market }: Props & { story: ClosedStory }) {
  const { t } = useTranslation('closedOrder')
  const { closureType } = order
  const isLiquidated = closureType === 'LIQUIDATION'
  const sentences = [
    (isLiquidated || closureType === 'STOP_LOSS') && t(`words.${closureType}`),
    direction !== null && t(direction, { percent: share(move) }),
    spent !== null && !isLiquidated && t('spent', { percent: share(spent), price: priceText(market, order.liquidation) }),
  ].filter(Boolean)
  return sentences.length > 0 && <p className="num text-sm text-text-2">{sentences.join(' ')}</p>
}

/** Why and when, entry, exit and levels. */
export function ClosedPrices({ order, market }: Props) {
  const { t } = useTranslation('closedOrder')
  const { t: common } = useTranslation()
  const time = (at: Order['created']) => (at === null ? utcMinute(at) : `${utcMinute(at)} UTC`)
  return (
    <DetailsCard>
      <Values>
        <Value label={common('closeOrder.reason')} value={reasonText(common, order.closureType)} />
        <Value label={common('closeOrder.amount')} value={<Own>{money(order.amount)}</Own>} isMoney />
        <Value label={t('entry')} value={priceText(market, order.startPrice)} />
        <Value label={t('exit')} value={priceText(market, order.closePrice)} />
        {order.stopLoss !== null && <Value label={common('orders.stopLoss')} value={priceText(market, order.stopLoss)} />}
        {order.takeProfit !== null && <Value label={common('orders.takeProfit')} value={priceText(market, order.takeProfit)} />}
        <Value label={t('liquidation')} value={priceText(market, order.liquidation)} />
        <Value label={common('orders.created')} value={time(order.created)} />
        <Value label={common('orders.closeDate')} value={time(order.closeDate)} />
      </Values>
    </DetailsCard>
  )
}

/** Where the same entry would have been liquidated at each other leverage, and whether the exit was there. */
export function OtherLeverages({ order, market }: Props) {
  const { t } = useTranslation('closedOrder')
  const others = atOtherLeverages(order, { pricePrecision: market?.pricePrecision ?? DEFAULT_PRECISION })
  if (others.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium text-text">{t('others')}</h3>
      <ul className="num flex flex-col gap-1.5 text-sm text-text-2">
        {others.map(({ leverage, liquidation, isReached }) => (
          <li key={leverage}>
            {t(isReached ? 'otherReached' : 'other', { leverage: String(leverage), price: priceText(market, liquidation) })}
          </li>
        ))}
      </ul>
      <p className="text-xs text-text-3">{t('note')}</p>
    </section>
  )
}
