import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { classes } from '../../../ui/display/classes.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { MoveMark } from '../market/MoveMark.tsx'
import { usePrice } from '../market/usePrice.ts'
import { OrderForm } from './OrderForm.tsx'
import { placement } from './placement.ts'
import './OrderSheet.css'

const tints = { up: 'text-long', down: 'text-short' }

/** Calls back when the order is accepted. */
function useOrderAccepted(onAccepted: () => void) {
  useEffect(() => placement.onEnd(({ isAccepted }) => isAccepted && onAccepted()), [onAccepted])
}

/** The order form as a bottom sheet, below the name and live price of its market. */
export function OrderSheet({ market, onClose }: { market: Market; onClose: () => void }) {
  const { t } = useTranslation()
  const { price, previousPrice } = usePrice(market.market)
  const move = priceMove(price, previousPrice)
  useOrderAccepted(onClose)

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
      headerAction={
        <span
          className={classes(
            'num flex items-center gap-1.5 text-md font-medium',
            move === null ? 'text-text-2' : tints[move],
          )}
        >
          <span translate="no">{formatPrice(price, market)}</span>
          <MoveMark move={move} />
        </span>
      }
    >
      <OrderForm market={market} />
    </Dialog>
  )
}
