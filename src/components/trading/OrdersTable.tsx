import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { COMPACT_COLUMNS, ORDER_COLUMNS, type OrderColumn } from './orderColumns.tsx'
import { nextSort, type OrderListProps } from './orderRow.ts'
import { SortButton } from './SortButton.tsx'

const isRight = ({ id, isNumber }: OrderColumn) => isNumber === true || id === 'actions'
const cellPadding = 'px-1.5 wide:px-2 first:pl-4 last:pr-4 wide:first:pl-5 whitespace-nowrap'
// For the moment until a table that has grown too wide is laid out anew.
const pinned = 'sticky end-0 bg-inherit'

/** One tab's rows as a table; where it is compact two values share a cell. Its actions never leave the panel. Specification §9. */
export function OrdersTable({ tab, rows, sort, onSort, isCompact = false }: OrderListProps & { isCompact?: boolean }) {
  const { t } = useTranslation()
  const columns = (isCompact ? COMPACT_COLUMNS : ORDER_COLUMNS)[tab]

  return (
    <div className="overflow-x-auto">
      <table className="dense num w-full border-collapse text-sm">
        <caption className="sr-only">{t(`orders.tabs.${tab}`)}</caption>
        <thead>
          <tr className="h-8 border-b border-line bg-surface text-xs text-text-3">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                title={column.full?.(t)}
                aria-sort={column.sortBy === undefined ? undefined : sort.by === column.sortBy ? sort.direction : 'none'}
                className={classes('font-regular', cellPadding, isRight(column) ? 'text-right' : 'text-left', column.id === 'actions' && pinned)}
              >
                {column.sortBy === undefined ? (
                  <span className={column.id === 'actions' ? 'sr-only' : undefined}>{column.head(t)}</span>
                ) : (
                  <SortButton by={column.sortBy} sort={sort} onSort={() => column.sortBy && onSort(nextSort(sort, column.sortBy))}>
                    {column.head(t)}
                  </SortButton>
                )}
                {column.below && <span className="block pb-1">{column.below.head(t)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.order.orderId} className={classes('border-b border-line bg-surface text-text-2 hover:bg-surface-hover', isCompact ? 'h-14' : 'h-row')}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classes(cellPadding, isRight(column) && 'text-right', column.id === 'amount' && 'text-text', column.id === 'actions' && pinned)}
                >
                  {column.cell(row, t)}
                  {column.below && <div className="mt-0.5 text-text-2">{column.below.cell(row, t)}</div>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
