import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resolution } from '../../../../../api/datafeed.ts'
import type { Market } from '../../../../../api/market.ts'
import type { Decimal } from '../../../../../api/scalars.ts'
import { barTime } from '../../../../../domain/chart/barTime.ts'
import type { Candle } from '../../../../../domain/chart/candles.ts'
import { type ChartCursor, moveCursor, moveSteps, NO_CURSOR } from '../../../../../domain/chart/chartCursor.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { compare } from '../../../../../domain/money/decimal.ts'
import { formatNumber } from '../../../../../domain/money/format.ts'
import { priceOf } from '../../../../../queries/prices.ts'
import { useSpokenAmount } from '../../../../../ui/masked/useAmountsHidden.ts'
import { lineMeaning, lineName } from './lineWords.ts'
import type { LineMove } from './useLineMove.ts'

interface Shown {
  market: Market
  candles: readonly Candle[]
  resolution: Resolution
  lines: readonly ChartLine[]
  move: LineMove
}

/** Keyboard control of a chart: steps through candles and lines, moves a line, and announces each step after a key press only. */
export function useChartKeys({ market, candles, resolution, lines, move }: Shown) {
  const { t } = useTranslation('chart')
  const client = useQueryClient()
  const [cursor, setCursor] = useState<ChartCursor>(NO_CURSOR)
  const [announcement, announce] = useState('')
  const [isFocused, setFocused] = useState(false)
  const spokenAmount = useSpokenAmount()
  const decimals = market.pricePrecision

  const priceText = (price: Decimal) => formatNumber(price, { decimals })
  const meaning = (line: ChartLine, at: Decimal) =>
    lineMeaning(t, line, at, {
      marketPrice: priceOf(client, market.market).price,
      decimals,
      said: spokenAmount,
    })
  const highestFirst = () => lines.toSorted((a, b) => compare(b.price, a.price)).map(({ id }) => id)
  const chosen = cursor.on === 'line' ? (lines.find(({ id }) => id === cursor.id) ?? null) : null

  const candleText = ({ time, open, high, low, close }: Candle) =>
    t('candle', {
      time: barTime(time, resolution, candles.at(-1)?.time ?? time),
      open: priceText(open),
      high: priceText(high),
      low: priceText(low),
      close: priceText(close),
    })
  const textOf = (next: ChartCursor) => {
    const candle = next.on === 'candle' && candles.find(({ time }) => time === next.time)
    const line = next.on === 'line' && lines.find(({ id }) => id === next.id)
    if (candle) return candleText(candle)
    if (!line) return t('nothing')
    return t(line.bounds ? 'movable' : 'fixed', { line: lineName(t, line), meaning: meaning(line, line.price) })
  }

  /** While a line is being moved. Null for keys without a meaning. */
  const moveBy = (event: KeyboardEvent, { line, price }: NonNullable<LineMove['moved']>): string | null => {
    if (event.key === 'Escape') {
      move.cancelMove()
      return t('putBack', { line: lineName(t, line), price: priceText(line.price) })
    }
    if (event.key === 'Enter') {
      const dropped = move.commitMove()
      const words = { line: lineName(t, line), price: priceText(dropped ?? line.price) }
      if (dropped !== null && compare(dropped, line.price) === 0) return t('putBack', words)
      return dropped && t(line.order ? 'proposed' : 'inForm', words)
    }
    const steps = moveSteps(event, price, decimals)
    const next = steps === null ? null : move.by(steps)
    return next && meaning(line, next)
  }

  const walk = (event: KeyboardEvent): string | null => {
    if (event.key === 'Enter' && chosen) {
      if (move.startMove(chosen))
        return t('lifted', { line: lineName(t, chosen), meaning: meaning(chosen, chosen.price) })
      move.activate(chosen)
      return ''
    }
    const next = moveCursor(cursor, event.key, { times: candles.map(({ time }) => time), lines: highestFirst() })
    if (next) setCursor(next)
    return next && textOf(next)
  }

  return {
    /** Time of the selected candle. */
    time: cursor.on === 'candle' ? cursor.time : null,
    /** Id of the selected line. */
    chosen: chosen?.id ?? null,
    announcement,
    isFocused,
    onFocus: () => setFocused(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const text = move.moved ? moveBy(event, move.moved) : walk(event)
      if (text === null) return
      event.preventDefault()
      event.stopPropagation()
      announce(text)
    },
    onBlur: () => {
      setFocused(false)
      setCursor(NO_CURSOR)
      announce('')
      move.cancelMove()
    },
  }
}
