import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ordersByTab } from '../../../domain/order/orderTabs.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { ListError } from '../../../shared/page/ListError.tsx'
import { StaleMark, useNumberAge } from '../../../shared/page/StaleMark.tsx'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { OrderCards } from '../orders/OrderCards.tsx'

/**
 * The trader's positions and pending orders where their market has no page: each can be closed, and its stop loss and take profit set.
 * Those of one market, by the name in the address, or of all. Nothing without any. docs/decisions.md
 */
export function StillOpen({ market }: { market?: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ordersQuery())
  const age = useNumberAge(ordersQuery().queryKey)
  const { positions, orders } = ordersByTab(
    (data?.items ?? []).filter((order) => market === undefined || order.market === market),
  )
  if (data === undefined) return error && <ListError error={error} onRetry={() => void refetch()} />
  const unreadable = { list: t('orders.label'), count: data.unreadable }
  if (positions.length === 0 && orders.length === 0)
    return <UnreadableEntries {...unreadable} className="mb-9 justify-center" />

  return (
    <section
      aria-label={t('marketError.stillOpen')}
      tabIndex={-1}
      data-focus-fallback
      className="mx-auto mb-9 flex w-full max-w-190 flex-col gap-3 outline-none"
    >
      <div className="px-4 text-center">
        <h2 className="text-lg font-medium">{t('marketError.stillOpen')}</h2>
        <p className="text-text-2">{t('marketError.stillOpenText')}</p>
        {age !== null && <StaleMark age={age} />}
      </div>
      {(
        [
          ['positions', positions],
          ['orders', orders],
        ] as const
      ).map(
        ([tab, listed]) =>
          listed.length > 0 && (
            <OrderCards
              key={tab}
              tab={tab}
              rows={listed.map((order) => ({ order, market: null }))}
              hasDetails={false}
            />
          ),
      )}
      <UnreadableEntries {...unreadable} className="justify-center" />
    </section>
  )
}
