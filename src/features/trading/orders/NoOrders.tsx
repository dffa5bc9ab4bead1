import CandlestickChart from 'lucide-react/icons/chart-candlestick'
import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { symbol } from '../../../domain/market/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import type { Elements } from '../../../ui/Elements.ts'

interface Props {
  tab: OrderTab
  /** The market whose orders are listed; null for all markets. */
  market: MarketName | null
  /** Shown below the text: what is locked on other markets. */
  children: Elements
  onShowAll: () => void
}

/** An empty tab: what it will list, and a link to all markets. Specification §8, "Empty lists". */
export function NoOrders({ tab, market, children, onShowAll }: Props) {
  const { t } = useTranslation()

  return (
    <Message
      size="list"
      icon={tab === 'positions' ? <CandlestickChart /> : <Clock />}
      title={t('common.listEmpty')}
      text={
        <>
          <p>{market === null ? t(`orders.emptyText.${tab}`) : t(`orders.emptyOn.${tab}`, { symbol: symbol(market) })}</p>
          {children}
        </>
      }
      actions={market !== null && tab === 'history' && <Button onClick={onShowAll}>{t('orders.showAll')}</Button>}
    />
  )
}
