import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../domain/money/format.ts'
import type { Order } from '../../../api/order.ts'
import { useMarketNow } from '../market/useMarketNow.ts'

interface Props {
  /** All on the same market. */
  positions: readonly Order[]
  chosen: Order
  onChoose: (orderId: Order['orderId']) => void
}

/** Chooses the position whose liquidation is watched, by side, leverage and entry price. */
export function PositionChoice({ positions, chosen, onChoose }: Props) {
  const { t } = useTranslation('alerts')
  const { market } = useMarketNow(chosen.market)
  const decimals = market ? { decimals: market.pricePrecision } : {}
  return (
    <label className="flex flex-col gap-1 text-sm text-text-2">
      <span>{t('form.position')}</span>
      <select
        className="num min-h-11 rounded-sm border border-control-line bg-surface px-2 text-lg text-text tablet:text-md"
        value={chosen.orderId}
        onChange={({ currentTarget: { value } }) => {
          const next = positions.find(({ orderId }) => orderId === value)
          if (next) onChoose(next.orderId)
        }}
      >
        {positions.map(({ orderId, type, leverage, startPrice }) => (
          <option key={orderId} value={orderId}>
            {t('form.positionOf', { side: type, leverage: formatNumber(leverage), price: formatNumber(startPrice, decimals) })}
          </option>
        ))}
      </select>
    </label>
  )
}
