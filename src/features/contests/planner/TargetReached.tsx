import { useTranslation } from 'react-i18next'
import { groupThousands } from '../../../domain/money/format.ts'

/** Shown if the best trade already reaches the target; on rank 1 there is nobody to overtake. */
export function TargetReached({ rank }: { rank: number }) {
  const { t } = useTranslation('planner')
  return (
    <p role="status" className="planner-required text-lg">
      {rank === 1 ? t('leading') : t('reached', { rank: groupThousands(String(rank)) })}
    </p>
  )
}
