import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { reasonText } from '../../i18n/reasonText.ts'

const LIQUIDATED = 'LIQUIDATION'

/** Why a position ended. Specification §8, dashboard.lreason. */
export function CloseReason({ closureType }: { closureType: string | null }) {
  const { t } = useTranslation()
  if (closureType !== LIQUIDATED) return <span className="text-text-2">{reasonText(t, closureType)}</span>
  return (
    <span className="inline-flex items-center gap-1.5 align-middle text-warn">
      <TriangleAlert size={14} aria-hidden />
      {reasonText(t, closureType)}
    </span>
  )
}
