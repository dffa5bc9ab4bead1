import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../../api/market.ts'
import { type ChartLine, sharedLabels } from '../../../../../domain/chart/orderLines.ts'
import { layoutLabels } from '../../../../../domain/chart/placeLabels.ts'
import { type PriceScale, yOf } from '../../../../../domain/chart/priceScale.ts'
import { formatPrice } from '../../../../../domain/money/format.ts'
import type { Readable } from '../../../../../platform/store.ts'
import { classes } from '../../../../../ui/display/classes.ts'
import { useAtLeast, useCoarsePointer } from '../../../../../ui/hooks/useMedia.ts'
import { useStore } from '../../../../../ui/hooks/useStore.ts'
import { LabelRow } from './LabelRow.tsx'
import { Leader, LineLabel, lineTint, type Reach } from './LineLabel.tsx'
import { lineName, shortLineName } from './lineWords.ts'
import type { LineMove } from './useLineMove.ts'
import { usePointerMove } from './usePointerMove.ts'
import './ChartLines.css'

/** In CSS pixels at the browser's usual size of text: a plain label, a handle. */
const HEIGHTS = { label: 20, handle: 24 }
/** CSS pixels that a finger needs: as many of them around a label as are not nearer to another. */
const FINGER = 44
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

interface Props {
  market: Market
  lines: readonly ChartLine[]
  /** Of each drawing. */
  scale: Readable<PriceScale | null>
  move: LineMove
  /** Id of the line that the keyboard has selected. */
  chosen: string | null
  /** The chart has the whole window. */
  isWhole: boolean
}

/** The lines above the prices, with labels that can be moved or clicked. For sight and pointer only: the chart announces them. */
export function ChartLines({ scale: drawn, ...props }: Props) {
  const scale = useStore(drawn)
  return scale && <ScaledLines scale={scale} {...props} />
}

function ScaledLines({ market, lines, scale, move, chosen, isWhole }: Omit<Props, 'scale'> & { scale: PriceScale }) {
  const { t } = useTranslation('chart')
  const isFinger = useCoarsePointer()
  const isShort = !useAtLeast('tablet') && !isWhole
  const [scaleOfText] = useState(textScale)
  const grips = usePointerMove(lines, scale, move)
  const { moved } = move
  const { height, width } = scale

  const heightOf = ({ bounds }: Pick<ChartLine, 'bounds'>) =>
    Math.round((bounds ? HEIGHTS.handle : HEIGHTS.label) * scaleOfText)
  const isChosen = ({ id }: ChartLine) => id === chosen
  const nameOf = (line: ChartLine) => (isShort && !isChosen(line) ? shortLineName : lineName)(t, line)
  const yOfLine = ({ price }: ChartLine) => yOf(scale, Number(price))
  // What is being typed, or asked for, stands at its line, too, whatever else lies around it.
  const importance = ({ id, order, kind, bounds, isPending }: ChartLine) =>
    id === chosen ? 0 : kind === 'entry' ? 1 : kind === 'alert' ? 5 : !order || isPending ? 2 : bounds ? 3 : 4
  const middle = height / 2
  const byImportance = lines.toSorted(
    (a, b) => importance(a) - importance(b) || Math.abs(yOfLine(a) - middle) - Math.abs(yOfLine(b) - middle),
  )
  // A moved line's label follows the pointer.
  const groups = new Map(
    sharedLabels(byImportance.filter(({ id }) => id !== moved?.line.id)).map((group) => [group[0]?.id, group]),
  )
  const labels = layoutLabels(
    [...groups].flatMap(([id, [line]]) => (id && line ? [{ id, y: yOfLine(line), height: heightOf(line) }] : [])),
    height,
    // On a phone's small chart three labels one below the other would hide the candles: they join instead.
    isShort ? 0.25 : 1,
  )
  const places = [
    { top: 0, bottom: labels.above.height },
    ...labels.placed.map(({ id, top }) => ({ top, bottom: top + heightOf(groups.get(id)?.[0] ?? { bounds: null }) })),
    { top: height - labels.below.height, bottom: height },
  ]
  /** Of the label at this place, counted from the row above. */
  const reachOf = (index: number): Reach => {
    const [before, place, after] = [places[index - 1], places[index], places[index + 1]]
    if (!isFinger || !place) return NO_REACH
    const wanted = Math.max(0, FINGER - (place.bottom - place.top))
    const freeAbove = before ? (place.top - before.bottom) / (before.bottom > 0 ? 2 : 1) : 0
    const freeBelow = after ? (after.top - place.bottom) / (after.bottom > after.top ? 2 : 1) : 0
    const up = Math.floor(Math.min(freeAbove, Math.max(wanted / 2, wanted - freeBelow)))
    return { up, down: Math.floor(Math.min(freeBelow, wanted - up)) }
  }

  const label = (
    line: ChartLine,
    top: number | null,
    reach = NO_REACH,
    rowHeight = heightOf(line),
    isMoved = false,
  ) => (
    <LineLabel
      key={line.id}
      line={line}
      name={isMoved ? lineName(t, line) : nameOf(line)}
      movedTo={isMoved && moved ? moved.price : null}
      market={market.market}
      decimals={market.pricePrecision}
      top={top}
      leader={top === null || isMoved ? 0 : Math.round(yOfLine(line) - top - heightOf(line) / 2)}
      height={rowHeight}
      {...reach}
      isChosen={isChosen(line)}
    />
  )
  const edge = (name: keyof typeof ARROWS) => {
    const { ids, height: rowHeight, here } = labels[name]
    const drawnHere = ids.slice(0, here).flatMap((id) => groups.get(id) ?? [])
    const reach = reachOf(name === 'above' ? 0 : places.length - 1)
    // First what is drawn there, then what can be moved into sight, by one drag.
    const rank = (line: ChartLine) => (isChosen(line) ? 0 : drawnHere.includes(line) ? 1 : line.bounds ? 2 : 3)
    const shown = ids.flatMap((id) => groups.get(id) ?? []).toSorted((a, b) => rank(a) - rank(b))
    return (
      shown.length > 0 && (
        <LabelRow
          className={classes('line-edge', `line-edge-${name}`)}
          style={{ height: rowHeight + reach.up + reach.down }}
          reach={reach}
          closed={Math.max(1, drawnHere.length)}
          isOpen={shown.some(isChosen)}
          fold={
            <>
              <span>{ARROWS[name]}</span>
              {shown.length > 1 && <span className="text-text">{shown.length}</span>}
            </>
          }
        >
          {shown.map((line) => label(line, null, reach, rowHeight))}
        </LabelRow>
      )
    )
  }
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
      {labels.placed.map(({ id, top, joined }, index) => {
        const [first, ...others] = groups.get(id) ?? []
        const near = joined.flatMap((other) => groups.get(other) ?? [])
        const reach = reachOf(index + 1)
        if (!first || others.length + near.length === 0) return first && label(first, top, reach)
        const group = [first, ...others, ...near]
        const isOneSide = group.every(({ side }) => side === first.side)
        return (
          <LabelRow
            key={id}
            className={classes('line-label line-placed line-shared', isOneSide && lineTint(first))}
            style={{
              height: heightOf(first) + reach.up + reach.down,
              transform: `translateY(${Math.round(top) - reach.up}px)`,
            }}
            reach={reach}
            closed={near.length > 0 ? 1 : 0}
            isOpen={group.some(isChosen)}
            fold={
              <>
                {near.length > 0 ? (
                  <span className="text-text">{`+${group.length - 1}`}</span>
                ) : (
                  <>
                    <span>
                      {t('shared', {
                        number: group.length,
                        line: isOneSide ? nameOf(first) : t(`kinds.${first.kind}`),
                      })}
                    </span>
                    <span className="text-text">{formatPrice(first.price, market)}</span>
                  </>
                )}
                <Leader
                  from={reach.up + heightOf(first) / 2}
                  by={Math.round(yOfLine(first) - top - heightOf(first) / 2)}
                />
              </>
            }
          >
            {group.map((line) => label(line, null, reach, heightOf(first)))}
          </LabelRow>
        )
      })}
      {edge('above')}
      {edge('below')}
      {moved && movedY !== null && (
        <>
          {/* A preview: the line itself stays in place. */}
          <div className="price-line line-moving" style={{ transform: `translateY(${Math.round(movedY)}px)` }} />
          {label(
            moved.line,
            Math.min(height - heightOf(moved.line), Math.max(0, movedY - heightOf(moved.line) / 2)),
            NO_REACH,
            heightOf(moved.line),
            true,
          )}
        </>
      )}
    </div>
  )
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
      className={classes(
        'price-line',
        `line-${line.kind}`,
        lineTint(line),
        line.isPending && 'line-asked',
        line.isSent && 'line-sent',
      )}
      style={{ transform: `translateY(${Math.round(y)}px)` }}
    />
  )
})

const NO_REACH: Reach = { up: 0, down: 0 }
const ARROWS = { above: '↑', below: '↓' }
