import { useQuery } from '@tanstack/react-query'
import CandlestickChart from 'lucide-react/icons/chart-candlestick'
import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../config.ts'
import { isPositive } from '../../domain/decimal.ts'
import { digits } from '../../domain/format.ts'
import type { OrderTab } from '../../domain/orderTabs.ts'
import { symbol } from '../../domain/market.ts'
import { lockedElsewhere } from '../../domain/totals.ts'
import { MONEY_DECIMALS } from '../../limits.ts'
import { walletQuery } from '../../queries/wallets.ts'
import type { Order } from '../../wire/order.ts'
import type { MarketName } from '../../wire/scalars.ts'
import type { PutAmount } from '../amounts/ownText.ts'
import { Told } from '../amounts/Told.tsx'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'

interface Props {
  tab: OrderTab
  /** The market whose orders are listed; null for all markets. */
  market: MarketName | null
  /** Number of orders in each tab. */
  orders: readonly Order[]
  onShowAll: () => void
}

/** An empty tab: what would be here, what is locked elsewhere, and a link to it. Specification §8, "Empty lists". */
export function NoOrders({ tab, market, orders, onShowAll }: Props) {
  const { t } = useTranslation()
  const { data: wallet } = useQuery(walletQuery)
  const elsewhere = market !== null && tab !== 'history' && wallet?.entry ? lockedElsewhere(wallet.entry, orders) : null
  const isElsewhere = elsewhere !== null && isPositive(elsewhere)
  const locked = (own: PutAmount) => isElsewhere ? t('orders.lockedElsewhere', { amount: own(digits(elsewhere, { max: MONEY_DECIMALS })), currency: SETTLEMENT_CURRENCY }) : ''

  return (
    <Message
      size="list"
      icon={tab === 'positions' ? <CandlestickChart /> : <Clock />}
      title={t('common.listEmpty')}
      text={market === null ? t(`orders.emptyText.${tab}`) : <Told text={(own) => `${t(`orders.emptyOn.${tab}`, { symbol: symbol(market) })} ${locked(own)}`} />}
      actions={market !== null && (isElsewhere || tab === 'history') && <Button onClick={onShowAll}>{t('orders.showAll')}</Button>}
    />
  )
}
