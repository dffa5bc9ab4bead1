import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { MovedPrice } from '../market/PinnedPrice.tsx'
import { OrderForm } from './OrderForm.tsx'
import { placement } from './placement.ts'
import './OrderSheet.css'

/** Calls back when the market's order is accepted; one of another market may still be under way. */
function useOrderAccepted({ market }: Market, onAccepted: () => void) {
  useEffect(
    () => placement.onEnd(({ isAccepted, order }) => isAccepted && order.market === market && onAccepted()),
    [market, onAccepted],
  )
}

/** The order form as a bottom sheet, below the name and live price of its market. */
export function OrderSheet({ market, onClose }: { market: Market; onClose: () => void }) {
  const { t } = useTranslation()
  useOrderAccepted(market, onClose)

  return (
    <Dialog
      onClose={onClose}
      title={
        <span className="flex items-center gap-2.5 text-lg">
          <CoinIcon code={baseAsset(market.market)} />
          <span className="sr-only">{`${t('orderForm.title')},`}</span>{' '}
          <span translate="no">{symbol(market.market)}</span>
        </span>
      }
      headerAction={<MovedPrice market={market} still="text-text-2" className="num text-md" />}
    >
      <OrderForm market={market} />
    </Dialog>
  )
}
