// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getFuturesProfile } from '../../../../../src/api/user.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { futuresProfileQuery } from '../../../../../src/queries/user.ts'
import { exchange, fault, openTrading, tell } from '../tradingPage.ts'

const show = async (profile: object) => {
  tell(getFuturesProfile.path, profile)
  return openTrading()
}

test('shows whether contracts are rolled over, and when next, in UTC', async () => {
  await show({ contractRollover: true, nextRolloverDate: '2099-11-28T08:00:00Z' })
  expect(await screen.findByText('Auto-rollover: on')).toBeVisible()
  expect(screen.getByText('Next 2099-11-28 08:00 UTC')).toBeVisible()
})

test('a failure shows a dash and can be retried', async () => {
  const { user } = await openTrading()
  fault({ path: getFuturesProfile.path, kind: 'status', status: 503, times: 0 })
  await act(() => queryClient.resetQueries({ queryKey: futuresProfileQuery.queryKey }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Auto-rollover: –')).toBeVisible()

  exchange().faults.clear()
  await user.click(again)
  expect(await screen.findByText('Auto-rollover: on')).toBeVisible()
})
