import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'
import { type closeSeveralMachine, isOnHold, isOnlyVerifying } from '../../../../machines/closeSeveral.ts'

interface Props {
  /** Id of the heading. */
  id: string
  context: SnapshotFrom<typeof closeSeveralMachine>['context']
}

/** Progress of closing several orders. A changed heading is announced; the count is not. */
export function CloseProgress({ id, context }: Props) {
  const { t } = useTranslation('dialogs')
  const { choice, ends, orders, isStopped } = context
  const progress = t('closeSeveral.progress', { ended: String(ends.length), count: orders.length })
  const doing = choice === 'waiting' ? t('closeSeveral.cancelling') : t('closeSeveral.closing')
  const change = isOnlyVerifying(context) ? t('closeSeveral.lookedFor') : isStopped ? t('closeSeveral.stopped') : null

  return (
    <div className="mb-4">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-md">
        <p id={id} className="font-medium text-text">
          {change === null && <span>{doing}</span>}
          <output>{change}</output>
        </p>
        <span className="num shrink-0 text-text-2">{progress}</span>
      </div>
      <div
        role="progressbar"
        aria-label={t('closeSeveral.title')}
        aria-valuemin={0}
        aria-valuemax={orders.length}
        aria-valuenow={ends.length}
        aria-valuetext={progress}
        className="h-1.5 overflow-hidden rounded-full bg-surface-press"
      >
        <div className="h-full rounded-full bg-accent-solid" style={{ width: `${(100 * ends.length) / orders.length}%` }} />
      </div>
      <p className="mt-2 text-sm text-text-2">{t('closeSeveral.mayClose')}</p>
      {isOnHold(context) && <p className="mt-2 text-sm text-warn">{t('closeSeveral.held')}</p>}
    </div>
  )
}
