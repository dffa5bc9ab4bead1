import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/order.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { Segmented } from '../../../ui/input/Segmented.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { AlertList } from './AlertList.tsx'
import { AlertSwitches } from './AlertSwitches.tsx'
import { LiquidationAlertForm } from './LiquidationAlertForm.tsx'
import { PriceAlertForm } from './PriceAlertForm.tsx'

interface Props {
  market: MarketName
  /** Proposed; without it the field starts empty. */
  price?: Decimal
  /** Whose liquidation can be watched too. */
  position?: Order | undefined
  /** What is set first, if not the alert of the position. */
  first?: 'price' | 'liquidation'
  onClose: () => void
}

/** Sets alerts, of a price or of the liquidation of a position, and shows and removes those that are set. */
export function AlertsDialog({ market, price, position, first = position ? 'liquidation' : 'price', onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'alerts' })
  const [kind, setKind] = useState(first)

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-4">
          {position && (
            <Segmented
              label={t('form.kind')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'liquidation', label: t('form.atLiquidation') },
                { value: 'price', label: t('form.atPrice') },
              ]}
            />
          )}
          {position && kind === 'liquidation' ? <LiquidationAlertForm position={position} /> : <PriceAlertForm market={market} price={price} />}
        </div>
        <AlertList />
        <AlertSwitches />
        <p className="text-sm text-text-2">{t('note')}</p>
      </div>
    </Dialog>
  )
}
