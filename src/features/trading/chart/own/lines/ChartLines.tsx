import { memo, type PointerEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../../api/market.ts'
import type { Decimal } from '../../../../../api/scalars.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { placeLabels } from '../../../../../domain/chart/placeLabels.ts'
import { type PriceScale, yOf } from '../../../../../domain/chart/priceScale.ts'
import { classes } from '../../../../../ui/display/classes.ts'
import { useCoarsePointer } from '../../../../../ui/hooks/useCoarsePointer.ts'
import { LineLabel, lineTint } from './LineLabel.tsx'
import { lineName } from './lineWords.ts'
import type { LineMove } from './useLineMove.ts'
import { usePointerMove } from './usePointerMove.ts'
import './ChartLines.css'

/** In CSS pixels at the browser's usual size of text: a plain label, a handle for a mouse, a handle for a finger. */
const HEIGHTS = { label: 20, handle: 24, finger: 44 }
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

interface Props {
  market: Market
  lines: readonly ChartLine[]
  scale: PriceScale
  move: LineMove
  /** Id of the line that the keyboard has selected. */
  chosen: string | null
}

/** The lines above the prices, with labels that can be moved or clicked. For sight and pointer only: the chart announces them. */
export function ChartLines({ market, lines, scale, move, chosen }: Props) {
  const { t } = useTranslation('chart')
  const isFinger = useCoarsePointer()
  const [scaleOfText] = useState(textScale)
  const grips = usePointerMove(lines, scale, move)
  const { moved } = move
  const { height, width } = scale

  const heightOf = ({ bounds }: ChartLine) =>
    Math.round(
      isFinger
        ? Math.max(HEIGHTS.finger, HEIGHTS.label * scaleOfText)
        : (bounds ? HEIGHTS.handle : HEIGHTS.label) * scaleOfText,
    )
  const yOfLine = ({ price }: ChartLine) => yOf(scale, Number(price))
  const importance = ({ id, bounds }: ChartLine) => (id === chosen ? 0 : bounds ? 1 : 2)
  const middle = height / 2
  const byImportance = lines.toSorted(
    (a, b) => importance(a) - importance(b) || Math.abs(yOfLine(a) - middle) - Math.abs(yOfLine(b) - middle),
  )
  // A moved line's label follows the pointer.
  const resting = byImportance.filter(({ id }) => id !== moved?.line.id)
  const above = resting.filter((line) => yOfLine(line) < 0)
  const below = resting.filter((line) => yOfLine(line) > height)
  const isChosen = ({ id }: ChartLine) => id === chosen
  const rowOf = (edge: readonly ChartLine[]) => Math.max(0, ...edge.map(heightOf))

  const [start, end] = [rowOf(above), height - rowOf(below)]
  const inside = resting.filter((line) => !above.includes(line) && !below.includes(line))
  const placed = placeLabels(
    inside.map((line) => ({ id: line.id, y: yOfLine(line) - start, height: heightOf(line) })),
    end - start,
  )
  const tops = new Map(placed.map(({ id, top }) => [id, start + top]))

  const label = (line: ChartLine, top: number | null, movedTo: Decimal | null = null) => (
    <LineLabel
      key={line.id}
      line={line}
      name={lineName(t, line)}
      movedTo={movedTo}
      market={market.market}
      decimals={market.pricePrecision}
      top={top}
      height={heightOf(line)}
      isChosen={line.id === chosen}
    />
  )
  const movedY = moved && yOf(scale, Number(moved.price))

  return (
    <div
      aria-hidden="true"
      className={classes('chart-lines dense num', moved && 'chart-lines-moving')}
      style={{ height, width }}
      {...grips}
    >
      {lines.map((line) => (
        <ChartPriceLine key={line.id} line={line} y={yOfLine(line)} height={height} />
      ))}
      {inside.map((line) => {
        const top = tops.get(line.id)
        return top !== undefined && label(line, top)
      })}
      <EdgeRow edge="above" height={start} isChosen={above.some(isChosen)}>
        {above.map((line) => label(line, null))}
      </EdgeRow>
      <EdgeRow edge="below" height={height - end} isChosen={below.some(isChosen)}>
        {below.map((line) => label(line, null))}
      </EdgeRow>
      {moved && movedY !== null && (
        <>
          <MovingLine y={movedY} />
          {label(
            moved.line,
            Math.min(height - heightOf(moved.line), Math.max(0, movedY - heightOf(moved.line) / 2)),
            moved.price,
          )}
        </>
      )}
    </div>
  )
}

/** Preview of a moved line; the line itself stays in place. */
function MovingLine({ y }: { y: number }) {
  return <div className="price-line line-moving" style={{ transform: `translateY(${Math.round(y)}px)` }} />
}

interface ChartPriceLineProps {
  line: ChartLine
  /** Distance from the upper edge and height of the chart, in CSS pixels. */
  y: number
  height: number
}

/** One line, distinguished by its dashes; hollow while the change is pending. Nothing if it lies outside the chart. */
const ChartPriceLine = memo(({ line, y, height }: ChartPriceLineProps) => {
  if (y < 0 || y > height) return null
  return (
    <div
      className={classes('price-line', `line-${line.kind}`, lineTint(line), line.isPending && 'line-asked')}
      style={{ transform: `translateY(${Math.round(y)}px)` }}
    />
  )
})

interface EdgeRowProps {
  /** The edge beyond which the lines are. */
  edge: 'above' | 'below'
  /** CSS pixels. */
  height: number
  /** One of the lines is selected with the keyboard. */
  isChosen: boolean
  /** Labels, the most important and nearest first; those that do not fit are hidden. */
  children: readonly ReactElement[]
}

const ARROWS = { above: '↑', below: '↓' }
const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

/** One row along an edge of the chart for the lines outside it: their number and the label of the first; on hover or tap the labels of all. */
function EdgeRow({ edge, height, isChosen, children }: EdgeRowProps) {
  const [isOpen, setOpen] = useState(false)
  if (height === 0) return null
  const count = children.length
  return (
    <div
      className={classes('line-edge', `line-edge-${edge}`, isOpen && 'line-edge-open')}
      style={{ height }}
      onPointerEnter={(event) => isMouse(event) && setOpen(true)}
      onPointerLeave={(event) => isMouse(event) && setOpen(false)}
    >
      <span className="line-chip line-fold" onPointerDown={(event) => !isMouse(event) && setOpen(!isOpen)}>
        <span>{ARROWS[edge]}</span>
        {count > 1 && <span className="text-text">{count}</span>}
      </span>
      <div className="line-edge-labels">{isOpen || isChosen ? children : children[0]}</div>
    </div>
  )
}
