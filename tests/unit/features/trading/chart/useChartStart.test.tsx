// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useChartStart } from '../../../../../src/features/trading/chart/ChartPanel.tsx'

// Only the hook: what it reads after its page has unmounted is visible on no page.
test('a page that has been left ignores responses still arriving', async () => {
  const client = new QueryClient()
  const { unmount } = renderHook(useChartStart, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const asks = vi.spyOn(client, 'isFetching')
  // Notifications are batched for the next task.
  client.setQueryData(['prices'], [])
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asks).not.toHaveBeenCalled()
})
