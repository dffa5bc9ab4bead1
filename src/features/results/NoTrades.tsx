import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'
import type { Period } from '../../domain/results/period.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'

/** No closed orders: none at all, or none in the period. Specification §8, "Empty lists". */
export function NoTrades({ period, onAll }: { period: Period; onAll: () => void }) {
  const { t } = useTranslation('results')
  const isAll = period === 'all'

  return (
    <div className="rounded-md border border-line bg-surface py-14">
      <Message
        size="list"
        icon={<Clock />}
        title={isAll ? t('common.listEmpty') : t('empty.inPeriod')}
        text={isAll && t('empty.text')}
        actions={!isAll && <Button onClick={onAll}>{t('empty.showAll')}</Button>}
      />
    </div>
  )
}
