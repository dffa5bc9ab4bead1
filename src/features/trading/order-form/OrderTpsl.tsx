import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '../../../platform/storage.ts'
import { useIdle } from '../../../ui/hooks/useIdle.ts'
import { Switch } from '../../../ui/input/Switch.tsx'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import type { FieldsProps } from './OrderFields.tsx'

// Their space is reserved while their code loads.
const levels = lazily(async () => (await import('./DraftLevels.tsx')).DraftLevels)
const DraftLevels = lazyPart(levels, () => <div className="h-26" />)

/** Stop loss and take profit: optional, sent only while the switch is on. */
export function OrderTpsl({ market, form }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, pending, change } = form
  const isIdle = useIdle()
  const isUntyped = draft.stopLoss === '' && draft.takeProfit === ''

  useEffect(() => {
    if (isIdle) void levels.prefetch()
  }, [isIdle])

  return (
    <div className="flex flex-col gap-3 tablet:gap-2.5">
      <Switch label={t('orderForm.tpsl')} checked={draft.tpsl} onChange={(tpsl) => change({ tpsl, levelUnit: isUntyped ? storage.levelUnit.get() : draft.levelUnit })} disabled={pending !== null} />
      {draft.tpsl && (
        <Boundary title={t('orderForm.tpsl')}>
          <DraftLevels market={market} form={form} />
        </Boundary>
      )}
    </div>
  )
}
