import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { barTime } from '../../../../domain/chart/barTime.ts'
import { type Candle, MAX_CANDLES } from '../../../../domain/chart/candles.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { percentFrom } from '../../../../domain/money/decimal.ts'
import { formatNumber, formatGainPercent } from '../../../../domain/money/format.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { Gain } from '../../../../ui/display/Gain.tsx'
import { useAtLeast } from '../../../../ui/hooks/useMedia.ts'
import { hasNote, HistoryLoading, HistoryNote } from './history/HistoryNote.tsx'
import { ResolutionChoice } from './history/ResolutionChoice.tsx'
import { useBars } from './history/useBars.ts'
import { usePriceSentence } from './usePriceSentence.ts'
import './PriceTable.css'

const PRICES = ['open', 'high', 'low', 'close'] as const

interface RowProps {
  candle: Candle
  /** The change is below the close: a phone has no room for six columns. */
  isNarrow: boolean
  /** The start of its candle, as text. */
  time: string
  /** Close of the previous candle; null in the first row. */
  before: Decimal | null
  decimals: number
}

// Of 300 or more candles only the newest changes.
const Row = memo(({ candle, isNarrow, time, before, decimals }: RowProps) => {
  const change = <Gain of={formatGainPercent(percentFrom(candle.close, before))} />
  return (
    <tr>
      {/* A date may break after its year. */}
      <th scope="row">{time.replace(/^(\d{4}-)/, '$1\u200B')}</th>
      {PRICES.map((price) => (
        <td key={price}>
          <span>{formatNumber(candle[price], { decimals })}</span>
          {isNarrow && price === 'close' && <Below>{change}</Below>}
        </td>
      ))}
      {!isNarrow && <td>{change}</td>}
    </tr>
  )
})

/** The second line of a cell. */
const Below = ({ children }: { children: ReactNode }) => (
  <>
    <span className="sr-only">, </span>
    <span className="block">{children}</span>
  </>
)

/** The candles as a table, newest first, below a sentence that summarises them: the accessible alternative to the chart. */
export function PriceTable({ market }: { market: Market }) {
  const { t } = useTranslation('chart')
  const bars = useBars(market.market)
  const [size, setSize] = useState(MAX_CANDLES)
  const isNarrow = !useAtLeast('tablet')

  const {
    prices: { candles: all },
    resolution,
    hasOlder,
  } = bars
  const candles = all.slice(-size)
  const sentence = usePriceSentence(market, { prices: { candles, ticks: [] }, resolution })
  const decimals = market.pricePrecision
  const name = symbol(market.market)
  const label =
    resolution === '1'
      ? t('chart.tableOf', { symbol: name })
      : t('candles.tableOf', { symbol: name, kind: t(`candles.kind.${resolution}`) })
  const newest = candles.at(-1)?.time ?? 0
  const rows = candles
    .map((candle, index) => ({
      candle,
      time: barTime(candle.time, resolution, newest),
      before: candles[index - 1]?.close ?? null,
    }))
    .toReversed()
  const hasOlderFailed = bars.status === 'olderFailed'
  const note = hasNote(bars) && <HistoryNote bars={bars} />
  const showOlder = () => {
    setSize(size + MAX_CANDLES)
    if (all.length < size + MAX_CANDLES) (hasOlderFailed ? bars.retry : bars.loadOlder)()
  }

  return (
    <>
      <div className="chart-head">
        <ResolutionChoice bars={bars} />
      </div>
      <HistoryLoading bars={bars} />
      {sentence !== null ? (
        <div
          role="region"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          className="price-table"
        >
          {!hasOlderFailed && note}
          <p className="price-table-sentence">{sentence}</p>
          <table aria-label={label} className="dense num">
            <thead>
              <tr>
                {(['minute', ...PRICES] as const).map((column) => (
                  <th key={column} scope="col">
                    <span>{t(`chart.columns.${column}`)}</span>
                    {isNarrow && column === 'close' && <Below>{t('chart.columns.change')}</Below>}
                  </th>
                ))}
                {!isNarrow && <th scope="col">{t('chart.columns.change')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ candle, ...row }) => (
                <Row key={candle.time} {...{ candle, isNarrow, decimals, ...row }} />
              ))}
            </tbody>
          </table>
          {(all.length > size || hasOlder) && (
            <div className="flex items-center gap-4">
              <Button size="sm" className="price-table-older" onClick={showOlder}>
                {t('candles.older')}
              </Button>
              {hasOlderFailed && note}
            </div>
          )}
        </div>
      ) : (
        <div className="price-table-empty">
          {note}
          <p>{t('chart.noPrices')}</p>
        </div>
      )}
    </>
  )
}
