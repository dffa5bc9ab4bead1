import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { isBalanceActive } from '../../../domain/account/balance.ts'
import { formatAvailable, formatPrice } from '../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { useLateWindow } from '../../../shared/late/useLateWindow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { useWhenIdle } from '../../../ui/hooks/useWhenIdle.ts'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { usePrice } from '../market/usePrice.ts'
import { landmark } from '../view/landmarks.ts'
import { ActivateButton } from './ActivateButton.tsx'
import { useEnteredMarket } from './OrderFormProvider.tsx'

const orderSheet = lateCode(null, async () => (await import('./OrderSheet.tsx')).OrderSheet)

// With large text a phone has room for the button only.
const button = 'min-h-12 text-lg max-[18em]:w-full [@media(height<28.125em)]:min-h-11'

const PriceNow = ({ market }: { market: Market }) => (
  <span translate="no">{formatPrice(usePrice(market.market).price, market)}</span>
)

/**
 * Below 980 px: the available balance and the button that opens the order form, within reach of the thumb. The form also opens for a
 * draft from a link; `linked` is the number of drafts received so far.
 */
export function OrderBar({ market, linked }: { market: Market; linked: number }) {
  const { t } = useTranslation()
  const { data: wallet } = useQuery(walletQuery)
  const isInactive = wallet !== undefined && !isBalanceActive(wallet)
  const { Window: OrderSheet, isSlow, opener, close } = useLateWindow(orderSheet)
  useEnteredMarket(market)
  useWhenIdle(orderSheet.prefetch)
  const open = useEffectEvent(opener.onClick)
  const [linkedBefore] = useState(linked)
  useEffect(() => {
    if (linked > linkedBefore) open()
  }, [linked, linkedBefore])

  return (
    <>
      {/* As high as the bar, so that the end of the page can be scrolled above it. */}
      <div className="h-[calc(--spacing(19)+env(safe-area-inset-bottom))] shrink-0" />
      <div className="order-bar fixed inset-x-0 bottom-0 z-sticky flex items-center justify-between gap-4 border-t border-line bg-surface-raised px-4">
        {isInactive ? (
          <p className="dense min-w-0 text-sm text-text-2 max-[18em]:sr-only">{t('dashboard.noMoney')}</p>
        ) : (
          <dl className="min-w-0 max-[18em]:hidden">
            <dt className="text-xs text-text-2">{t('balance.available')}</dt>
            <dd className="num text-text">
              <span className="text-lg font-medium whitespace-nowrap">
                <Masked>{formatAvailable(wallet?.entry?.value ?? null)}</Masked>
              </span>{' '}
              <span className="text-text-3">{SETTLEMENT_CURRENCY}</span>
            </dd>
          </dl>
        )}
        {isInactive ? (
          <ActivateButton size="lg" className={`${button} shrink-0`} />
        ) : (
          <Button
            ref={landmark('openForm')}
            variant="primary"
            size="lg"
            className={button}
            pending={isSlow}
            {...opener}
          >
            <span className="flex flex-col items-center leading-tight">
              <span>{t('orderForm.openPosition')}</span>
              <span aria-hidden="true" className="num text-xs font-regular">
                <PriceNow market={market} />
              </span>
            </span>
          </Button>
        )}
      </div>
      {OrderSheet && <OrderSheet market={market} onClose={close} />}
    </>
  )
}
