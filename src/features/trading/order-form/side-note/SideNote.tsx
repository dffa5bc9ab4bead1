import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import type { RejectedLevel } from '../../../../domain/order-form/rejectedLevel.ts'

interface Props {
  /** A limit order would fill at the market price. */
  isAtOnce: boolean
  /** The side that the draft's link suggests. */
  isLinked: boolean
  /** Why the side would be rejected. */
  refused: RejectedLevel | null
}

/** On LONG or SHORT: why the side would be rejected, instead of what it sends; or, below that, a warning about its price. */
export function SideNote({ isAtOnce, isLinked, refused }: Props) {
  const { t } = useTranslation('orderForm')
  if (refused) return <span>{t(`side.${refused}`)}</span>
  if (isAtOnce) {
    return (
      <span className="flex items-center justify-center gap-1">
        <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
        <span>{t('side.fillsAtOnce')}</span>
      </span>
    )
  }
  return isLinked && <span>{t('side.asLinked')}</span>
}
