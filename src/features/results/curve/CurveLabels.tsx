import type { Curve } from '../../../domain/results/curve.ts'
import { ZERO } from '../../../domain/money/decimal.ts'
import { formatShortGain } from '../../../domain/money/formatShortGain.ts'
import type { Decimal } from '../../../api/scalars.ts'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { DOTS } from '../../../ui/masked/Masked.tsx'
import { scaleOf, SIZE } from './curvePath.ts'

/** Closer labels would overlap; as a share of the height. */
const TOO_CLOSE = 0.12

/** The highest and lowest value and zero, each inside the drawing. Hidden from screen readers: the drawing's label has them in full. */
export function CurveLabels({ curve }: { curve: Curve }) {
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
      {labels.map(({ at, text, isShown }) => isShown && (
        <span key={at} className="num" style={{ insetBlockStart: `${at * 100}%`, transform: `translateY(${at * -100}%)` }}>
          {text}
        </span>
      ))}
    </div>
  )
}
