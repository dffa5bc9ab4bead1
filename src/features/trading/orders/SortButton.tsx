import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSort } from '../../../domain/order/orderTabs.ts'
import { classes } from '../../../ui/display/classes.ts'

interface Props {
  by: OrderSort['by']
  sort: OrderSort
  onSort: () => void
  /** Includes the direction in the accessible name, if the column does not announce it. */
  isSaid?: boolean
  children: ReactNode
}

/** A sortable column head: solid arrow when active, double chevron otherwise. */
export function SortButton({ by, sort, onSort, isSaid = false, children }: Props) {
  const { t } = useTranslation()
  const isSorted = sort.by === by
  const Icon = !isSorted ? ChevronsUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onSort}
      className={classes('inline-flex min-h-11 dense:min-h-6 items-center gap-1 rounded-xs hover:text-text', isSorted && 'text-text')}
    >
      <span>{children}</span>
      {isSaid && isSorted && <span className="sr-only">{`, ${t(`orders.sorted.${sort.direction}`)}`}</span>}
      <Icon size={14} aria-hidden />
    </button>
  )
}
