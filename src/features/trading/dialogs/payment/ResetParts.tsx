import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { formatMoney, formatSigned } from '../../../../domain/money/format.ts'
import { ordersByTab } from '../../../../domain/order/orderTabs.ts'
import { unrealisedProfit } from '../../../../domain/order/totals.ts'
import { queryClient } from '../../../../queries/client.ts'
import { onCacheChange } from '../../../../queries/onCacheChange.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import type { Order } from '../../../../api/order.ts'
import { Masked } from '../../../../ui/masked/Masked.tsx'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import { useSeconds, waitedTime } from '../../../../ui/hooks/useSeconds.ts'
import { useSessionOver } from '../../../../shared/change-flow/useSessionOver.ts'
import { Waiting } from '../../../../shared/change-flow/Waiting.tsx'
import { availableNow } from './availableNow.ts'
import { StaleMark } from '../../market/StaleMark.tsx'
import { useFromPrices, useOldestPriceAge } from '../../market/usePrice.ts'

const watchCache = (changed: () => void) => onCacheChange(queryClient, changed)

/** The available balance after the payment; a dash until it has been read. */
export function AvailableBalance() {
  const { t } = useTranslation('dialogs')
  // Observing the query polls the balance, so that one that could not be read is shown later.
  useQuery(walletQuery)
  const available = useSyncExternalStore(watchCache, availableNow)

  return (
    <>
      <p>{t('resetModal.available')}</p>
      <p className="num mt-1 text-2xl font-medium text-text">
        <Masked>{formatMoney(available)}</Masked>
        <span className="text-md font-regular text-text-3">{` ${SETTLEMENT_CURRENCY}`}</span>
      </p>
    </>
  )
}

/** What a reset closes on all markets: positions with their current value, and the age of their oldest price, and pending orders. */
export function ResetPreview({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('dialogs')
  const { positions, orders: waiting } = ordersByTab(orders)
  const unrealised = useFromPrices((price) => unrealisedProfit(positions, price))
  const age = useOldestPriceAge(positions.map(({ market }) => market))
  const words = (own: MaskAmount) => ({
    positions: t('resetModal.positions', { count: positions.length, profit: own(formatSigned(unrealised)), currency: SETTLEMENT_CURRENCY }),
    orders: t('resetModal.orders', { count: waiting.length }),
  })
  if (positions.length === 0 && waiting.length === 0) return null
  const key = waiting.length === 0 ? 'closes' : positions.length === 0 ? 'cancels' : 'closesAndCancels'
  return (
    <p className="num font-medium text-text">
      <MaskedText text={(own) => t(`resetModal.${key}`, words(own))} /> {age !== null && unrealised !== null && <StaleMark age={age} />}
    </p>
  )
}

interface PayingProps {
  /** Id of the heading. */
  id: string
  /** Epoch ms. */
  since: number
  isSlow: boolean
  /** The last check failed. */
  isMissing: boolean
}

/** The payment is in progress: elapsed time, and a note that the dialog may be closed. */
export function PaymentProgress({ id, since, isSlow, isMissing }: PayingProps) {
  const { t } = useTranslation('dialogs')
  const seconds = useSeconds(since) ?? 0
  const isOver = useSessionOver()
  const words = isOver ? t('dialogs.sessionOver') : isMissing ? t('resetModal.payingMissed') : isSlow ? t('resetModal.payingSlow') : t('resetModal.payingText')

  return (
    <Waiting id={id} title={t('resetModal.payingTitle')}>
      <p id={`${id}-text`}>{words}</p>
      <p className="num mt-2 text-sm text-text-3">{t('resetModal.waited', { time: waitedTime(seconds) })}</p>
      <p className="mt-2 text-sm">{t('dialogs.mayClose')}</p>
    </Waiting>
  )
}
