import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../domain/money/format.ts'
import { classes } from '../display/classes.ts'

interface Props {
  /** Number of unreadable entries; undefined without a list. */
  count: number | undefined
  /** Name of the list, said before it to screen readers, where several lists may be on the page. */
  list?: string
  className?: string
}

/**
 * Shows below a list how many of its entries were unreadable. Contract §1. Always mounted, so that it is announced when it appears,
 * and not again with every refresh.
 */
export function UnreadableEntries({ count = 0, list, className }: Props) {
  const { t } = useTranslation()

  return (
    <div role="status">
      {count > 0 && (
        <p className={classes('flex items-center gap-1.5 text-start text-sm font-regular text-text-2', className)}>
          <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          {list !== undefined && <span className="sr-only">{`${list}:`}</span>}
          <span>{t('common.unreadable', { count, entries: formatCount(count) })}</span>
        </p>
      )}
    </div>
  )
}
