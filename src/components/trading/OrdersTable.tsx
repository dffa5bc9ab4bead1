import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { ORDER_COLUMNS } from './orderColumns.tsx'
import { nextSort, type OrderListProps } from './orderRow.ts'
import { SortButton } from './SortButton.tsx'

/** One tab's rows as a table, from 980 px. Specification §9. */
export function OrdersTable({ tab, rows, sort, onSort }: OrderListProps) {
  const { t } = useTranslation()
  const columns = ORDER_COLUMNS[tab]

  return (
    <div className="overflow-x-auto">
      <table className="dense num w-full border-collapse text-sm">
        <caption className="sr-only">{t(`orders.tabs.${tab}`)}</caption>
        <thead>
          <tr className="h-8 border-b border-line text-xs text-text-3">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                title={column.full?.(t)}
                aria-sort={column.sortBy === undefined ? undefined : sort.by === column.sortBy ? sort.direction : 'none'}
                className={classes('px-2 font-regular whitespace-nowrap first:pl-5 last:pr-4', column.isNumber ? 'text-right' : 'text-left')}
              >
                {column.sortBy === undefined ? (
                  <span className={column.id === 'actions' ? 'sr-only' : undefined}>{column.head(t)}</span>
                ) : (
                  <SortButton by={column.sortBy} sort={sort} onSort={() => column.sortBy && onSort(nextSort(sort, column.sortBy))}>
                    {column.head(t)}
                  </SortButton>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.order.orderId} className="h-row border-b border-line text-text-2 hover:bg-surface-hover">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classes('px-2 whitespace-nowrap first:pl-5 last:pr-4', (column.isNumber || column.id === 'actions') && 'text-right', column.id === 'amount' && 'text-text')}
                >
                  {column.cell(row, t)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
