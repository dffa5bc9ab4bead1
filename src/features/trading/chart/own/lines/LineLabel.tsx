import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo } from 'react'
import type { Order } from '../../../../../api/order.ts'
import type { Decimal, MarketName } from '../../../../../api/scalars.ts'
import { type ChartLine, lineResult } from '../../../../../domain/chart/orderLines.ts'
import { percentFrom } from '../../../../../domain/money/decimal.ts'
import { formatNumber, formatSignedPercent } from '../../../../../domain/money/format.ts'
import { profit } from '../../../../../domain/order/profit.ts'
import { SETTLEMENT_CURRENCY } from '../../../../../platform/config.ts'
import { StaleMark } from '../../../../../shared/page/StaleMark.tsx'
import { classes } from '../../../../../ui/display/classes.ts'
import { MaskedGain } from '../../../../../ui/masked/MaskedGain.tsx'
import { useFromPrices, usePrice, usePriceAge } from '../../../market/usePrice.ts'

/** CSS pixels around a label that take the finger, too. */
export interface Reach {
  up: number
  down: number
}

interface Props extends Reach {
  line: ChartLine
  name: string
  /** Price it is being moved to; null while it is not moved. */
  movedTo: Decimal | null
  market: MarketName
  decimals: number
  /** CSS pixels from the upper edge; null in a row. */
  top: number | null
  /** CSS pixels from the label's middle down to its line. */
  leader: number
  /** CSS pixels. */
  height: number
  isChosen: boolean
}

/** Distance of the moved line from the current price. */
function Distance({ market, at }: { market: MarketName; at: Decimal }) {
  const { price } = usePrice(market)
  const distance = percentFrom(at, price)
  return distance && <span>{formatSignedPercent(distance)}</span>
}

/** A line's name and price, and on hover the result of closing there. The handle that moves or opens the line. */
export const LineLabel = memo(
  ({ line, name, movedTo, market, decimals, top, leader, height, up, down, isChosen }: Props) => {
    const { order, kind, bounds, isPending, isSent } = line
    const result = lineResult(line, movedTo ?? line.price)
    const box = { height: height + up + down, paddingBlock: `${up}px ${down}px` }
    const style = top === null ? box : { ...box, transform: `translateY(${Math.round(top) - up}px)` }
    return (
      <div
        data-line={line.id}
        className={classes(
          'line-label',
          lineTint(line),
          top !== null && 'line-placed',
          bounds ? 'line-handle' : 'line-fixed',
          isPending && 'line-asked',
          isSent && 'line-sent',
          isChosen && 'line-chosen',
          movedTo !== null && 'line-moved',
        )}
        style={style}
      >
        <Leader from={up + height / 2} by={leader} />
        <span className="line-chip">
          {bounds && <GripVertical className="line-grip" />}
          <span>{name}</span>
          {order && <span className="line-aside">{`×${formatNumber(order.leverage)}`}</span>}
          <span className="line-price text-text">{formatNumber(movedTo ?? line.price, { decimals })}</span>
          {movedTo !== null && <Distance market={market} at={movedTo} />}
          {(result !== null || kind === 'entry') && (
            <span className="line-money">
              {kind === 'entry' && order ? (
                <LiveProfit order={order} />
              ) : (
                <>
                  <MaskedGain of={result} />
                  <span className="line-aside">{SETTLEMENT_CURRENCY}</span>
                </>
              )}
            </span>
          )}
        </span>
      </div>
    )
  },
)

/** Connects a label to its line, by pixels down from its middle; nothing where the label is at its line. */
export const Leader = ({ from, by }: { from: number; by: number }) =>
  Math.abs(by) > 2 && (
    <span
      className={by > 0 ? 'line-leader line-leader-down' : 'line-leader'}
      style={{ top: from + Math.min(0, by), height: Math.abs(by) }}
    />
  )

/** Unrealised P&L of a position, with the age of an old price: on a phone its clock alone, as the price above says how old it is. */
function LiveProfit({ order }: { order: Order }) {
  const result = useFromPrices((price) => profit(order, price(order.market)))
  const age = usePriceAge(order.market)
  return (
    <>
      <MaskedGain of={result} />
      <span className="line-aside">{SETTLEMENT_CURRENCY}</span>
      {age !== null && result !== null && <StaleMark age={age} textClass="line-aside" />}
    </>
  )
}

/** CSS class for the colour of a line and its label. */
export function lineTint({ order, kind, side }: Pick<ChartLine, 'order' | 'kind' | 'side'>): string | false {
  if (!order) return kind !== 'alert' && 'line-draft'
  if (kind === 'liquidation') return 'line-warn'
  return kind === 'entry' && (side === 'LONG' ? 'line-long' : 'line-short')
}
