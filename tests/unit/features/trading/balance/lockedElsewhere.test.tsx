// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Order } from '../../../../../src/api/order.ts'
import { Decimal, MarketName } from '../../../../../src/api/scalars.ts'
import { useLockedElsewhere } from '../../../../../src/features/trading/balance/LockedElsewhere.tsx'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { ledger } from '../../../../../src/queries/ledger.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { walletQuery } from '../../../../../src/queries/wallets.ts'

const BTC = MarketName.parse('BTC-USDC')
const Locked = () => <p>{useLockedElsewhere(BTC) ?? 'none'}</p>
const Other = () => <p>{useQuery({ queryKey: ['other'], queryFn: () => 'answered' }).data}</p>
const page = (isOther: boolean) => (
  <QueryClientProvider client={queryClient}>
    <Locked />
    {isOther && <Other />}
  </QueryClientProvider>
)

const d = (text: string) => Decimal.parse(text)
/** A wallet with 100 locked, and no order on BTC but `unreadable` ones. */
function cache(unreadable: number) {
  queryClient.setQueryData(walletQuery.queryKey, {
    entry: { value: d('900'), lockedValue: d('100'), total: d('1000') },
    initialized: true,
  } as never) // the fields that are read
  queryClient.setQueryData(ordersQuery(BTC).queryKey, { items: [] as Order[], unreadable })
}

test('margin that may belong to an unreadable order is not called locked elsewhere', () => {
  cache(1)
  const { unmount } = render(page(false))
  expect(screen.getByText('none')).toBeVisible()
  unmount()
})

// Of the app only these two queries; the call itself is answered by the cache.
test('a query added by another component updates the margin locked elsewhere after that render, not within it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  cache(0)
  const { rerender } = render(page(false))
  expect(screen.getByText('100')).toBeVisible()

  const settle = ledger.begin()
  act(() => rerender(page(true)))
  await waitFor(() => expect(screen.getByText('answered')).toBeVisible())
  await waitFor(() => expect(screen.getByText('none')).toBeVisible())
  settle()
  expect(error).not.toHaveBeenCalled()
})
