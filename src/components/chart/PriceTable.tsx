import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Candle } from '../../domain/candles.ts'
import { percentFrom } from '../../domain/decimal.ts'
import { digits, gainPercent } from '../../domain/format.ts'
import { symbol } from '../../domain/market.ts'
import { utcHour } from '../../domain/time.ts'
import type { Market } from '../../wire/market.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { useSeenPrices } from '../market/usePrice.ts'
import { Gain } from '../ui/Gain.tsx'
import { usePriceSentence } from './usePriceSentence.ts'
import './PriceTable.css'

const PRICES = ['open', 'high', 'low', 'close'] as const
const COLUMNS = ['minute', ...PRICES, 'change'] as const

interface RowProps {
  candle: Candle
  /** Close of the minute before; null in the first row seen. */
  before: Decimal | null
  decimals: number
}

// Only the newest minute changes, out of up to 300.
const Row = memo(({ candle, before, decimals }: RowProps) => (
  <tr>
    <th scope="row">{utcHour(candle.time * 1_000)}</th>
    {PRICES.map((price) => (
      <td key={price}>{digits(candle[price], { decimals })}</td>
    ))}
    <td>
      <Gain of={gainPercent(before && percentFrom(candle.close, before))} />
    </td>
  </tr>
))

/** The minutes seen so far as a table, newest first, below a sentence that says what they show: the chart for those who do not see it. */
export function PriceTable({ market }: { market: Market }) {
  const { t } = useTranslation()
  const candles = useSeenPrices(market.market)?.candles ?? []
  const sentence = usePriceSentence(market, candles)
  const decimals = market.pricePrecision
  if (sentence === null) return <p className="price-table-empty">{t('chart.noPrices')}</p>

  const rows = candles.map((candle, index) => ({ candle, before: candles[index - 1]?.close ?? null })).toReversed()

  return (
    <div
      role="region"
      aria-label={t('chart.tableOf', { symbol: symbol(market.market) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="price-table"
    >
      <p className="price-table-sentence">{sentence}</p>
      <table className="dense num">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">{t(`chart.columns.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ candle, before }) => (
            <Row key={candle.time} candle={candle} before={before} decimals={decimals} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
