// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getFuturesProfile, setContractRollover } from '../../../../../../src/api/user.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { futuresProfileQuery } from '../../../../../../src/queries/user.ts'
import { dialogText, exchange, fault, hold, openTrading, press, received } from '../../tradingPage.ts'

const saves = () => received(setContractRollover.path)
const setting = () => screen.getByRole('switch', { name: 'Roll contracts over' })

async function manage() {
  const { user } = await openTrading()
  expect(await screen.findByText('Auto-rollover: on')).toBeVisible()
  expect(screen.getByText(/^Next \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Manage/ }))
  await screen.findByRole('dialog')
  return user
}

test('the setting is loaded, switched and saved once', async () => {
  const user = await manage()
  expect(await screen.findByRole('switch')).toBeChecked()
  expect(dialogText()).toMatch(/Next \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
  await user.click(setting())
  const release = hold(getFuturesProfile.path)
  await user.dblClick(press('Confirm'))
  await screen.findByText('Done. Refreshing the data')
  release()
  await screen.findByText('Setting saved')
  expect(dialogText()).toContain('Contracts are closed at the end of the period')
  expect(await screen.findByText('Auto-rollover: off')).toBeInTheDocument()
  expect(saves().map(({ payload }) => payload)).toEqual([{ contractRollover: false }])
})

test('a lost answer is looked for in the profile', async () => {
  const user = await manage()
  fault({ path: setContractRollover.path, kind: 'drop', commit: true })
  await user.click(await screen.findByRole('switch'))
  await user.click(press('Confirm'))
  await screen.findByText('Setting saved')
  expect(saves()).toHaveLength(1)
})

test('a refused setting says so with its code, and is loaded again', async () => {
  const { user } = await openTrading()
  fault({ path: getFuturesProfile.path, kind: 'code', code: 7003 })
  await user.click(await screen.findByRole('button', { name: /^Manage/ }))
  await screen.findByText('The exchange did not accept this.')
  expect(dialogText()).toContain('7003')
  await user.click(press('Try again'))
  await screen.findByRole('switch')
  fault({ path: setContractRollover.path, kind: 'code', code: 7001 })
  await user.click(setting())
  await user.click(press('Confirm'))
  await screen.findByText('Code 7001')
  act(() => press('Try again').focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('switch'), 'not saved').toBeChecked()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('where the setting cannot be loaded, the page shows a dash, and can try again', async () => {
  const { user } = await openTrading()
  fault({ path: getFuturesProfile.path, kind: 'status', status: 503, times: 0 })
  await act(() => queryClient.resetQueries({ queryKey: futuresProfileQuery.queryKey }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Auto-rollover: –')).toBeVisible()
  exchange().faults.clear()
  await user.click(again)
  expect(await screen.findByText('Auto-rollover: on')).toBeVisible()
})
