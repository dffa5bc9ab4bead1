import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/order.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { Segmented } from '../../../ui/input/Segmented.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { usePositionsOn } from '../market/usePositionsOn.ts'
import { AlertList } from './AlertList.tsx'
import { AlertSwitches } from './AlertSwitches.tsx'
import { LiquidationAlertForm } from './LiquidationAlertForm.tsx'
import { PositionChoice } from './PositionChoice.tsx'
import { PriceAlertForm } from './PriceAlertForm.tsx'

interface Props {
  market: MarketName
  /** Initial price; without it the field is empty. */
  price?: Decimal
  /** The position selected at first for a liquidation alert; any other position on the market can be chosen. */
  position?: Order
  onClose: () => void
}

/** Adds alerts on a price or on a position's liquidation; lists and removes the stored ones. */
export function AlertsDialog({ market, price, position, onClose }: Props) {
  const { t } = useTranslation('alerts')
  const [kind, setKind] = useState<'price' | 'liquidation'>(position ? 'liquidation' : 'price')
  const [chosen, setChosen] = useState(position?.orderId)
  const here = usePositionsOn(market)
  const positions = position && !here.some(({ orderId }) => orderId === position.orderId) ? [position, ...here] : here
  const watched = positions.find(({ orderId }) => orderId === chosen) ?? positions[0]

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-4">
          {watched && (
            <Segmented
              label={t('form.kind')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'price', label: t('form.atPrice') },
                { value: 'liquidation', label: t('form.atLiquidation') },
              ]}
            />
          )}
          {watched && kind === 'liquidation' ? (
            <>
              {positions.length > 1 && <PositionChoice positions={positions} chosen={watched} onChoose={setChosen} />}
              <LiquidationAlertForm key={watched.orderId} position={watched} />
            </>
          ) : (
            <PriceAlertForm market={market} price={price} />
          )}
        </div>
        <AlertList />
        <AlertSwitches />
        <p className="text-sm text-text-2">{t('note')}</p>
      </div>
    </Dialog>
  )
}
