import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal, Instant } from '../../api/scalars.ts'
import { ZERO } from '../../domain/money/decimal.ts'
import { formatSigned } from '../../domain/money/format.ts'
import { formatShortGain } from '../../domain/money/formatShortGain.ts'
import type { Curve } from '../../domain/results/curve.ts'
import type { Drawdown } from '../../domain/results/drawdown.ts'
import { dayOf } from '../../domain/results/period.ts'
import type { Results } from '../../domain/results/results.ts'
import { SETTLEMENT_CURRENCY } from '../../platform/config.ts'
import { DOTS } from '../../ui/masked/Masked.tsx'
import { useAmountsHidden, useSpokenAmount } from '../../ui/masked/useAmountsHidden.ts'
import { GainIn } from './Amounts.tsx'
import { Section } from './Section.tsx'

/** The net P&L as a curve over time. */
function CurveDrawing({ curve, drawdown, net }: { curve: Curve; drawdown: Drawdown | null; net: Decimal }) {
  const { t } = useTranslation('results')
  const spokenAmount = useSpokenAmount()
  const id = useId()
  const [first, last] = [curve.points.at(0), curve.points.at(-1)]
  if (!first || !last) return null

  const scale = scaleOf(curve)
  const path = curvePath(curve, scale)
  const zero = scale.y(0)
  const fall = drawdown && { from: drawdown.from === null ? 0 : scale.x(drawdown.from), to: scale.x(drawdown.to) }
  const [from, to] = [dayOf(first.at), dayOf(last.at)]

  return (
    <figure className="curve-figure px-4 pb-4 tablet:px-5">
      <CurveLabels curve={curve} />
      <svg
        role="img"
        aria-label={t('curve.label', {
          from,
          to,
          end: spokenAmount(formatSigned(net)),
          highest: spokenAmount(formatSigned(curve.highest)),
          lowest: spokenAmount(formatSigned(curve.lowest)),
          currency: SETTLEMENT_CURRENCY,
        })}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        className="curve"
      >
        <clipPath id={`${id}above`}>
          <rect width={SIZE.width} height={zero} />
        </clipPath>
        <clipPath id={`${id}below`}>
          <rect y={zero} width={SIZE.width} height={SIZE.height - zero} />
        </clipPath>
        <path className="curve-above" clipPath={`url(#${id}above)`} d={`${path}V${zero}H0Z`} />
        <path className="curve-below" clipPath={`url(#${id}below)`} d={`${path}V${zero}H0Z`} />
        <path className="curve-zero" d={`M0 ${zero}H${SIZE.width}`} />
        <path className="curve-line" d={path} />
        {fall && (
          <rect
            className="curve-fall"
            x={fall.from}
            y={SIZE.height}
            width={Math.max(2, fall.to - fall.from)}
            height={2}
          />
        )}
      </svg>
      <figcaption className="num pt-1 text-xs text-text-3">
        <span className="flex justify-between gap-x-4">
          <span>{from}</span>
          <span>{to}</span>
        </span>
        {fall && (
          <span className="block text-center">
            <span aria-hidden="true" className="text-short">
              {'▬ '}
            </span>
            <span>{t('figures.drawdown')}</span>
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** Closer labels would overlap; as a share of the height. */
const TOO_CLOSE = 0.12

/** The highest and lowest value and zero, each inside the drawing. Hidden from screen readers: the drawing's label has them in full. */
function CurveLabels({ curve }: { curve: Curve }) {
  const isHidden = useAmountsHidden()
  const { y } = scaleOf(curve)
  const zero = y(ZERO) / SIZE.height
  const written = (value: Decimal) => (isHidden ? DOTS : formatShortGain(value).text)
  const labels = [
    { at: 0, text: written(curve.highest), isShown: zero > TOO_CLOSE },
    { at: zero, text: '0', isShown: true },
    { at: 1, text: written(curve.lowest), isShown: zero < 1 - TOO_CLOSE },
  ]
  return (
    <div aria-hidden="true" className="curve-labels">
      {labels.map(
        ({ at, text, isShown }) =>
          isShown && (
            <span
              key={at}
              className="num"
              style={{ insetBlockStart: `${at * 100}%`, transform: `translateY(${at * -100}%)` }}
            >
              {text}
            </span>
          ),
      )}
    </div>
  )
}

/** Size of the drawing in its own units. */
const SIZE = { width: 1_000, height: 200 }

interface CurveScale {
  x: (at: Instant) => number
  y: (total: Decimal | 0) => number
}

/** Maps time and KXT to coordinates of the drawing; floats, since they are pixels only. */
function scaleOf({ points, highest, lowest }: Curve): CurveScale {
  const [first = 0, last = 0] = [points.at(0)?.at, points.at(-1)?.at]
  const [top, height] = [Number(highest), Number(highest) - Number(lowest)]
  return {
    x: (at) => (last === first ? SIZE.width : ((at - first) / (last - first)) * SIZE.width),
    y: (total) => (height === 0 ? SIZE.height / 2 : ((top - Number(total)) / height) * SIZE.height),
  }
}

const toTenth = (pixels: number) => String(Math.round(pixels * 10) / 10)

/** The curve from zero: a step at each closed trade. */
function curvePath(curve: Curve, { x, y }: CurveScale): string {
  return `M0 ${toTenth(y(0))}${curve.points.map(({ at, total }) => `H${toTenth(x(at))}V${toTenth(y(total))}`).join('')}H${SIZE.width}`
}

/** The net P&L: its sum and its curve. */
export const CurveSection = ({ results: { tally, curve, drawdown } }: { results: Results }) => (
  <Section of="net">
    <p className="num px-4 pb-3 text-2xl leading-tight font-semi tablet:px-5">
      <GainIn value={tally.net} />
    </p>
    {tally.trades > 1 && <CurveDrawing curve={curve} drawdown={drawdown} net={tally.net} />}
  </Section>
)
