import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../../../ui/display/Fold.tsx'
import { useDetails } from '../../view/useDetails.ts'
import { RiskSize } from './RiskSize.tsx'

/** Sets the amount from the loss accepted at the stop: collapsed at first, open with details. */
export function SizeByRisk(size: ComponentProps<typeof RiskSize>) {
  const { t } = useTranslation('orderForm')
  const isDetailed = useDetails()
  return (
    <Fold key={String(isDetailed)} title={t('risk.size.open')} isOpen={isDetailed}>
      <RiskSize {...size} />
    </Fold>
  )
}
