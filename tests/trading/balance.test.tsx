// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../src/queries/client.ts'
import { walletQuery } from '../../src/queries/wallets.ts'
import { openPage, stage } from './formStage.tsx'

const { exchange } = stage()

test('available and locked are shown with four decimals and a way to more', async () => {
  await openPage()
  expect(screen.getByText('12 480.3071')).toBeVisible()
  expect(screen.getByText('2 140.0000')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/wallet/balances/futures')
  expect(screen.getByRole('button', { name: 'Reset the balance' })).toBeVisible()
})

test('a balance that was never activated can be', async () => {
  await openPage()
  exchange().faults.set({ path: '/futures/api/user/wallets/list', kind: 'body', body: '{"result":"ok","list":[],"initialized":false}', times: 0 })
  await act(() => queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }))
  expect(await screen.findByRole('button', { name: 'Activate the balance' })).toBeVisible()
  expect(screen.getAllByText('–').length).toBeGreaterThan(1)
})

test('an old balance says how old it is', async () => {
  await openPage()
  exchange().faults.set({ path: '/futures/api/user/wallets/list', kind: 'status', status: 503, times: 0 })
  act(() => queryClient.getQueryCache().find({ queryKey: walletQuery.queryKey })?.setState({ dataUpdatedAt: Date.now() - 42_000 }))
  expect(await screen.findByText(/4\d s/)).toBeVisible()
})
