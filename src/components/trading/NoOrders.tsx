import { CandlestickChart, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderTab } from '../../domain/orderTabs.ts'
import { Message } from '../ui/Message.tsx'

/** An empty tab: what would stand here. Specification §8, "Empty lists". */
export function NoOrders({ tab }: { tab: OrderTab }) {
  const { t } = useTranslation()
  return (
    <Message
      size="list"
      icon={tab === 'positions' ? <CandlestickChart /> : <Clock />}
      title={t('common.listEmpty')}
      text={t(`orders.emptyText.${tab}`)}
    />
  )
}
