import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { estimate } from '../../../../domain/order-form/estimate.ts'
import { formatNumber, formatMoney } from '../../../../domain/money/format.ts'
import { baseAsset } from '../../../../domain/market/market.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import type { Decimal, MarketName } from '../../../../api/scalars.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { LeverageSteps } from './LeverageSteps.tsx'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'

interface Props {
  market: MarketName
  leverage: Leverage
  /** The margin typed in the form, to preview the effect. Null if unusable; with a null `price` the market price is used. */
  amount: Decimal | null
  price: Decimal | null
  onChoose: (leverage: Leverage) => void
  onClose: () => void
}

/** Chooses the leverage and previews its effect on the order in the form. */
export function LeverageDialog({ market: name, leverage: first, amount, price: limitPrice, onChoose, onClose }: Props) {
  const { t } = useTranslation('dialogs')
  const [leverage, setLeverage] = useState(first)
  const chosen = useRef<HTMLInputElement>(null)
  const { market, price: marketPrice } = useMarketNow(name)

  const confirm = () => {
    onChoose(leverage)
    onClose()
  }

  const long = market && estimate({ side: 'LONG', amount, leverage, limitPrice, marketPrice }, market)
  const short = market && estimate({ side: 'SHORT', amount, leverage, limitPrice, marketPrice }, market)
  const decimals = market ? { decimals: market.pricePrecision } : {}
  const size = formatNumber(long?.size ?? null)
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>{t('common.cancel')}</Button>
      <Button size="lg" variant="primary" onClick={confirm}>{t('common.confirm')}</Button>
    </>
  )

  return (
    <Dialog title={t('leverage.title')} onClose={onClose} footer={footer} initialFocus={chosen}>
      <div className="flex flex-col gap-4">
        <LeverageSteps leverage={leverage} onChoose={setLeverage} chosenRef={chosen} />
        <DetailsCard>
          <Values>
            <Value label={t('leverage.amount')} value={formatMoney(amount)} isMoney={amount !== null} />
            <Value label={t('leverage.value')} value={formatMoney(long?.notional ?? null)} isMoney={typeof long?.notional === 'string'} />
            <Value label={t('leverage.quantity')} value={size} unit={long?.size ? baseAsset(name) : undefined} />
            <Value label={t('leverage.liquidationLong')} value={formatNumber(long?.liquidation ?? null, decimals)} />
            <Value label={t('leverage.liquidationShort')} value={formatNumber(short?.liquidation ?? null, decimals)} />
          </Values>
        </DetailsCard>
        <p className="text-sm text-text-2">{t('leverage.note')}</p>
      </div>
    </Dialog>
  )
}
