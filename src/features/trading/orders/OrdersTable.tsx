import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nextSort, type OrderSort } from '../../../domain/order/orderSort.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { classes } from '../../../ui/display/classes.ts'
import type { Elements } from '../../../ui/Elements.ts'
import type { OrderRow } from './orderCells.tsx'
import type { OrderColumn } from './orderColumns.tsx'
import { tableColumns } from './orderLayouts.ts'
import type { OrdersLayout } from './useTableFits.ts'

/** Props of the table and the cards. */
export interface OrderListProps {
  tab: OrderTab
  rows: OrderRow[]
  /** Show every value, or only the essential ones. */
  hasDetails: boolean
  sort: OrderSort
  onSort: (sort: OrderSort) => void
  /** Whether the pointer is on a row, which then keeps its place. */
  hold: (isOn: boolean) => void
}

type Sorting = Pick<OrderListProps, 'sort' | 'onSort'>

/** All sort keys of a column. */
const sortsOf = (column: OrderColumn) => linesOf(column).flatMap(({ sortBy }) => sortBy ?? [])
const isActions = ({ id }: OrderColumn) => id === 'actions'
const linesOf = (column: OrderColumn): OrderColumn[] => [column, ...(column.below ? linesOf(column.below) : [])]
const cellClass = (column: OrderColumn) =>
  classes(
    // The border belongs to the cell: a row's border would be drawn below a sticky cell.
    'border-b border-line px-1 min-[68.75em]:px-1.5 wide:px-2 first:pl-5 last:pr-4 wide:last:pr-5 whitespace-nowrap',
    column.isNumber === true || isActions(column) ? 'text-right' : 'text-left',
    // Keeps the actions visible until a table that is too wide switches its layout.
    isActions(column) && 'sticky end-0 bg-inherit',
    column.isRoomy && 'max-[105em]:hidden',
  )

/** One tab's orders as a table; the smaller its layout, the more values share a cell. The actions column always stays visible. Specification §9. */
export function OrdersTable({
  tab,
  rows,
  hasDetails,
  sort,
  onSort,
  hold,
  layout,
}: OrderListProps & { layout: Exclude<OrdersLayout, 'cards'> }) {
  const { t } = useTranslation()
  const columns = tableColumns(hasDetails)[layout][tab]
  const isOneLine = columns.every(({ below }) => below === undefined)
  const isCompact = layout === 'compact'
  // Two sort buttons below each other are as high as buttons have to be, and so is each line of the other heads.
  const hasShared = columns.some((column) => sortsOf(column).length > 1)

  return (
    <div className="overflow-x-auto">
      <table className="dense num w-full border-separate text-sm">
        <caption className="sr-only">{t(`orders.tabs.${tab}`)}</caption>
        <thead>
          <tr className="bg-surface text-xs leading-tight text-text-3">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sorted(column, sort)}
                className={classes(
                  'align-baseline font-regular',
                  hasShared ? 'py-1 leading-6' : 'py-2 *:*:-my-1',
                  cellClass(column),
                )}
              >
                {linesOf(column).map((line, index) => (
                  <Head
                    key={line.id}
                    isFirst={index === 0}
                    column={line}
                    isShared={sortsOf(column).length > 1}
                    sort={sort}
                    onSort={onSort}
                  />
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
          {rows.map((row) => (
            <tr
              key={row.order.orderId}
              className={classes('bg-surface text-text-2 hover:bg-surface-hover', isOneLine ? 'h-10' : 'h-12')}
            >
              {columns.map((column) => {
                const [Tag, scope] = column.isRowHead ? (['th', 'row'] as const) : (['td', undefined] as const)
                return (
                  <Tag
                    key={column.id}
                    scope={scope}
                    className={classes(
                      'py-1 font-regular',
                      isActions(column) ? !isCompact && '**:flex-nowrap' : isCompact && 'align-top',
                      cellClass(column),
                    )}
                  >
                    <Cell column={column} row={row} />
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The sort order of a column, by any of its sortable lines. */
function sorted(column: OrderColumn, sort: OrderSort) {
  const sortable = sortsOf(column)
  if (sortable.length === 0) return undefined
  return sortable.includes(sort.by) ? sort.direction : 'none'
}

/** `isShared`: the column has another sortable line, so the column's own sort order is ambiguous. */
function Head({
  column,
  isFirst,
  isShared,
  sort,
  onSort,
}: { column: OrderColumn; isFirst: boolean; isShared: boolean } & Sorting) {
  const { t } = useTranslation()
  const { sortBy } = column
  return (
    <span className={isActions(column) ? 'sr-only' : 'block'} title={column.full?.(t)}>
      {!isFirst && comma}
      {sortBy === undefined ? (
        <span>{column.head(t)}</span>
      ) : (
        <SortButton isSaid={isShared} by={sortBy} sort={sort} onSort={() => onSort(nextSort(sort, sortBy))}>
          {column.head(t)}
        </SortButton>
      )}
    </span>
  )
}

/** Between the lines of a cell: "Stop loss, Take profit", "–, 3 158.40". */
const comma = <span className="sr-only">, </span>

/** A value, and smaller below it the related ones. */
function Cell({ column, row }: { column: OrderColumn; row: OrderRow }) {
  const { t } = useTranslation()
  return linesOf(column).map((line, index) => {
    const value: Elements = line.cell(row, t)
    return (
      <div
        key={line.id}
        className={classes(
          index > 0 && 'mt-0.5',
          index > 0 && (line.isMinor === true || index > 1) && 'text-xs text-text-3',
        )}
      >
        {index > 0 && !column.isRowHead && comma}
        {value}
      </div>
    )
  })
}

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
      className={classes(
        'inline-flex min-h-11 dense:min-h-6 items-center gap-1 rounded-xs hover:text-text',
        isSorted && 'text-text',
      )}
    >
      <span>{children}</span>
      {isSaid && isSorted && <span className="sr-only">{`, ${t(`orders.sorted.${sort.direction}`)}`}</span>}
      <Icon size={14} aria-hidden />
    </button>
  )
}
