import { useTranslation } from 'react-i18next'
import type { Move } from '../../../domain/market/priceMove.ts'

/** Colour of a price by its last move. */
export const tints = { up: 'text-long', down: 'text-short' }
const TRIANGLES = { up: 'M5 1 10 9H0z', down: 'M5 9 0 1h10z' }

/** Triangle and colour of a price's last move, with text for screen readers. Keeps its width when there is none. */
export function MoveMark({ move, className = 'size-2.5' }: { move: Move; className?: string }) {
  const { t } = useTranslation()
  if (move === null) return <span aria-hidden="true" className={`inline-block shrink-0 ${className}`} />
  return (
    <span className={`inline-flex shrink-0 ${tints[move]}`}>
      <svg viewBox="0 0 10 10" fill="currentColor" aria-hidden="true" className={className}>
        <path d={TRIANGLES[move]} />
      </svg>
      <span className="sr-only">{t(`market.${move}`)}</span>
    </span>
  )
}
