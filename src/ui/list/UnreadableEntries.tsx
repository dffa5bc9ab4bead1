import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { classes } from '../display/classes.ts'

interface Props {
  /** Number of unreadable entries; undefined without a list. */
  count: number | undefined
  className?: string
}

/**
 * Says below a list how many of its entries could not be shown. Contract §1.
 * Always mounted, so that it is read out when it appears, and not again at every refresh.
 */
export function UnreadableEntries({ count = 0, className }: Props) {
  const { t } = useTranslation()

  return (
    <div role="status">
      {count > 0 && (
        <p className={classes('flex items-center gap-1.5 text-start text-sm font-regular text-text-2', className)}>
          <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          {t('common.unreadable', { count })}
        </p>
      )}
    </div>
  )
}
