// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DialogsContext } from '../../../../../src/features/trading/dialogs/useDialogs.ts'
import { RolloverLine } from '../../../../../src/features/trading/page/strips/RolloverLine.tsx'
import { showTrading, startTexts } from '../tradingScreen.tsx'

const server = setupServer()
const answer = (body: object | null) =>
  server.use(http.post('*/futures/api/user/profile/get', () => (body === null ? HttpResponse.error() : HttpResponse.json({ result: 'ok', ...body }))))

beforeAll(async () => {
  server.listen()
  await startTexts()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

async function show() {
  const dialogs = { open: vi.fn(async () => {}), prefetch: vi.fn() }
  await showTrading(() => (
    <DialogsContext value={dialogs}>
      <RolloverLine />
    </DialogsContext>
  ))
  return dialogs
}

test('it says whether contracts are rolled, and when next, in UTC', async () => {
  answer({ contractRollover: true, nextRolloverDate: '2025-11-28T08:00:00Z' })
  await show()
  expect(await screen.findByText('Rollover: rolled')).toBeVisible()
  expect(screen.getByText('Next 2025-11-28 08:00 UTC')).toBeVisible()
})

test('not rolled, and a date that is not known is a dash', async () => {
  answer({ contractRollover: false, nextRolloverDate: null })
  await show()
  expect(await screen.findByText('Rollover: not rolled')).toBeVisible()
  expect(screen.getByText('Next –')).toBeVisible()
})

test('Manage opens the dialog, whose code is fetched on pointing', async () => {
  answer({ contractRollover: true, nextRolloverDate: null })
  const dialogs = await show()
  const manage = await screen.findByRole('button', { name: /^Manage/ })
  await userEvent.hover(manage)
  expect(dialogs.prefetch).toHaveBeenCalledWith('rollover')
  await userEvent.click(manage)
  expect(dialogs.open).toHaveBeenCalledExactlyOnceWith({ kind: 'rollover' })
})

test('a failure shows a dash and can be tried again', async () => {
  answer(null)
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Rollover: –')).toBeVisible()

  answer({ contractRollover: true, nextRolloverDate: null })
  await userEvent.click(again)
  expect(await screen.findByText('Rollover: rolled')).toBeVisible()
})
