import { useTranslation } from 'react-i18next'
import { positionLines } from '../../../domain/chart/chartLines.ts'
import { formatNumber } from '../../../domain/money/format.ts'
import type { Market } from '../../../api/market.ts'
import { useAtLeast } from '../../../ui/hooks/useAtLeast.ts'
import { useOrderTab } from '../view/useOrdersView.ts'
import { usePositionsOn } from '../market/usePositionsOn.ts'
import './PositionLegend.css'

/**
 * Levels of the newest position, and the number of other positions, for the vendor's chart, which cannot draw lines. Hidden if the
 * positions tab, directly below from 980 px, shows the same.
 */
export function PositionLegend({ market }: { market: Market }) {
  const { t } = useTranslation()
  const positions = usePositionsOn(market.market)
  const [newest] = positions
  const isBelow = useOrderTab() === 'positions'
  const isWide = useAtLeast('desktop')
  if (!newest || (isWide && isBelow)) return null

  const decimals = market.pricePrecision
  return (
    <p className="chart-positions dense num">
      <span className={newest.type === 'LONG' ? 'font-medium text-long' : 'font-medium text-short'}>
        {t('chart.entry', { side: newest.type, leverage: formatNumber(newest.leverage) })}
      </span>
      {positionLines([newest]).map(({ kind, price }) => (
        <span key={kind}>
          <span>{t(`chart.levels.${kind}`)}</span> <span className="text-text-2">{formatNumber(price, { decimals })}</span>
        </span>
      ))}
      {positions.length > 1 && <span>{t('chart.others', { count: positions.length - 1 })}</span>}
    </p>
  )
}
