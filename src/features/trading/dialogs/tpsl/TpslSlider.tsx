import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { formatNumber, formatSignedPercent, formatSigned } from '../../../../domain/money/format.ts'
import { stepBy, type SliderRange, sliderRange, sliderPercent, stepAt, stepPrice } from '../../../../domain/position/priceSteps.ts'
import { moveSteps } from '../../../../domain/chart/lineSteps.ts'
import { type Tpsl, tpslDistance, tpslResult } from '../../../../domain/order-form/tpsl.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { useSpokenAmount } from '../../../../ui/masked/useSpokenAmount.ts'
import { classes } from '../../../../ui/display/classes.ts'
import './TpslSlider.css'

interface Props {
  order: Order
  /** Separates stop losses from take profits: the market price, or the limit price of a pending order. Null until known. */
  price: Decimal | null
  levels: Record<Tpsl, Decimal | null>
  onMove: (level: Tpsl, price: Decimal) => void
  pricePrecision: number
}

/** Closer labels would overlap; in percent of the line. */
const LABEL_ROOM = 22

/** Custom properties that the style sheet positions by, in percent of the line. */
const placed = (from: number, to = from) => ({ '--from': from, '--to': to }) as CSSProperties // its type knows no custom properties

/**
 * Liquidation, stop loss, entry, price and take profit on one line. Both levels can be moved by finger, mouse or keys:
 * arrows by a price step, with Shift by ten, Page Up and Down by 1 %.
 */
export function TpslSlider({ order, price, levels, onMove, pricePrecision }: Props) {
  const { t } = useTranslation('dialogs')
  // The range stays as first drawn, so that nothing moves under a finger.
  const [first, setFirst] = useState(price)
  if (first === null && price !== null) setFirst(price)
  const slider = first && sliderRange({ order, price: first, target: order.takeProfit, pricePrecision })
  if (!slider || !price) return null

  const percentOf = (at: Decimal | null) => at && sliderPercent(slider, at)
  const [now, liquidation, entry] = [sliderPercent(slider, price), percentOf(order.liquidation), percentOf(order.startPrice)]
  const isEntryNamed = entry !== null && (liquidation === null || Math.abs(entry - liquidation) > LABEL_ROOM)
  const handle = { order, slider, price, onMove }

  return (
    <div role="group" aria-label={t('addTPSL.slider')} className="tpsl-slider dense">
      <Mark at={now} kind="tpsl-slider-now">
        {t('addTPSL.now')}
      </Mark>
      {liquidation !== null && <Mark at={liquidation}>{t('chart.levels.liquidation')}</Mark>}
      {entry !== null && <Mark at={entry}>{isEntryNamed && t('chart.levels.entry')}</Mark>}
      <Handle {...handle} level="stopLoss" at={levels.stopLoss} />
      <Handle {...handle} level="takeProfit" at={levels.takeProfit} />
    </div>
  )
}

/** A price on the line, with its name if there is room. Hidden from screen readers: the text repeats it. */
function Mark({ at, kind, children }: { at: number; kind?: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={classes('tpsl-slider-mark', kind)} style={placed(at)}>
      {children && <span>{children}</span>}
    </span>
  )
}

interface HandleProps extends Pick<Props, 'order' | 'onMove'> {
  level: Tpsl
  /** Null while not set: the handle is in the middle of its range. */
  at: Decimal | null
  slider: SliderRange
  price: Decimal
}

function Handle({ level, at, order, slider, price, onMove }: HandleProps) {
  const { t } = useTranslation('dialogs')
  const spokenAmount = useSpokenAmount()
  const { places, range } = slider
  const { from, to, stride } = range[level]
  const step = at === null ? Math.round((from + to) / 2) : stepBy({ from, to }, stepAt(at, places), 0)
  const move = (next: number) => onMove(level, stepPrice(next, places))
  const percentAt = (end: number) => sliderPercent(slider, stepPrice(end, places))

  const press = (event: KeyboardEvent) => {
    const steps = moveSteps(event, price, places)
    if (steps === null) return
    event.preventDefault()
    move(stepBy({ from, to }, step, steps))
  }
  const words = {
    price: formatNumber(at, { decimals: places }),
    percent: formatSignedPercent(tpslDistance(at, price)),
    profit: spokenAmount(formatSigned(tpslResult(at, order))),
    currency: SETTLEMENT_CURRENCY,
  }

  return (
    <input
      type="range"
      // Multiples of the step, wherever the range starts.
      min={Math.ceil(from / stride) * stride}
      max={to}
      step={stride}
      value={step}
      aria-label={t(`orderForm.${level}`)}
      aria-valuetext={at === null ? t('addTPSL.none') : t('addTPSL.handle', words)}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
      onKeyDown={press}
      className={classes('thumb tpsl-slider-handle', level === 'stopLoss' ? 'tpsl-slider-stop-loss' : 'tpsl-slider-take-profit', at === null && 'tpsl-slider-unset')}
      style={placed(percentAt(from), percentAt(to))}
    />
  )
}
