// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getFuturesProfile, setContractRollover } from '../../../../../../src/api/user.ts'
import { exchange, fault, openTrading, press, dialogText } from '../../tradingPage.ts'

const saves = () => exchange().journal().filter(({ path }) => path === setContractRollover.path)
const setting = () => screen.getByRole('switch', { name: 'Roll contracts over' })

async function manage() {
  const { user } = await openTrading()
  await user.click(await screen.findByRole('button', { name: /^Manage/ }))
  await screen.findByRole('dialog')
  return user
}

test('the setting is loaded, switched and saved once', async () => {
  const user = await manage()
  expect(await screen.findByRole('switch')).toBeChecked()
  expect(dialogText()).toMatch(/Next \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
  await user.click(setting())
  await user.dblClick(press('Confirm'))
  await screen.findByText('Setting saved')
  expect(dialogText()).toContain('Contracts are closed at the end of the period')
  expect(saves().map(({ payload }) => payload)).toEqual([{ contractRollover: false }])
})

test('a failure is shown, and Back returns to the actual setting', async () => {
  const user = await manage()
  await screen.findByRole('switch')
  await user.click(setting())
  fault({ path: setContractRollover.path, kind: 'code', code: 1 })
  await user.click(press('Confirm'))
  expect(await within(screen.getByRole('dialog')).findByRole('group')).toHaveTextContent('An error occurred. The setting was not saved.')
  await user.click(press('Try again'))
  expect(await screen.findByRole('switch')).toBeChecked()
})

test('a lost response is verified by the profile', async () => {
  const user = await manage()
  await screen.findByRole('switch')
  await user.click(setting())
  fault({ path: setContractRollover.path, kind: 'drop', commit: true })
  await user.click(press('Confirm'))
  await screen.findByText('Setting saved')
  expect(saves()).toHaveLength(1)
})

test('without any response, it first says that the exchange did not respond', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const user = await manage()
  await screen.findByRole('switch')
  await user.click(setting())
  fault({ path: setContractRollover.path, kind: 'drop', commit: false })
  await user.click(press('Confirm'))
  await screen.findByText(/^The exchange did not answer\. We sent this once/)
  for (let check = 0; check < 7; check += 1) await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByText('The exchange did not answer. An error occurred. The setting was not saved.')).toBeVisible()
})

test('a setting that failed to load cannot be changed', async () => {
  const { user } = await openTrading()
  const button = await screen.findByRole('button', { name: /^Manage/ })
  fault({ path: getFuturesProfile.path, kind: 'status', status: 503, times: 1 })
  await user.click(button)
  await screen.findByText('The setting could not be loaded')
  await user.click(press('Try again'))
  expect(await screen.findByRole('switch')).toBeChecked()
})
