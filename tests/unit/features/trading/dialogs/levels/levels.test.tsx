// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ordersOf } from '../../../../../../sandbox/engine/world.ts'
import { listOrders } from '../../../../../../src/api/order.ts'
import { editOrder } from '../../../../../../src/api/orderChanges.ts'
import { steadyNow } from '../../../../../../src/platform/clock.ts'
import { storage } from '../../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { pendingLevels } from '../../../../../../src/queries/pendingLevels.ts'
import { setListedPrices } from '../../../../../../src/queries/prices.ts'
import {
  agePrices,
  dialog,
  dialogOpened,
  exchange,
  fault,
  hold,
  openDialog,
  openTab,
  openTrading,
  plain,
  press,
  dialogText,
  valueOf,
  received,
  cutFeed,
} from '../../tradingPage.ts'

const edits = () => received(editOrder.path)
const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name })

/** A LONG opened at about 66 700, with the market at 67 000. */
const edit = () => openDialog(/^SL\/TP: .* BTCUSDC LONG$/)

/** The dialog of a pending LONG. */
async function editWaiting() {
  const { user } = await openTrading()
  await openTab(user, /^Orders/)
  await user.click(press(/^SL\/TP: .* BTCUSDC LONG$/))
  await dialogOpened()
  return user
}

async function write(user: Awaited<ReturnType<typeof edit>>, stopLoss: string, takeProfit: string) {
  await user.clear(field('Stop loss'))
  if (stopLoss) await user.type(field('Stop loss'), stopLoss)
  await user.clear(field('Take profit'))
  if (takeProfit) await user.type(field('Take profit'), takeProfit)
}

test('each field shows its distance from the price and its result; on the wrong side an error, and is not sent', async () => {
  const user = await edit()
  await write(user, '60300', '73700')
  expect(dialogText()).toContain('−10.00 % from 67 000.00')
  expect(dialogText()).toContain('+10.00 % from 67 000.00')
  expect(dialogText()).toMatch(/P&L −\d+\.\d{4} KXT/)
  expect(dialogText()).toMatch(/P&L \+\d+\.\d{4} KXT/)
  await write(user, '70000', '73700')
  expect(screen.getByText(/^The stop loss is on the wrong side of/)).toBeVisible()
  expect(dialogText().match(/P&L [+−]/g), 'beside the take profit alone').toHaveLength(1)
  expect(press('Save')).toBeDisabled()
  fireEvent.submit(field('Stop loss'))
  expect(edits()).toHaveLength(0)
})

/** The price feed is down; the last prices, if any, are 12 s old. */
async function losePrices(isKnown: boolean) {
  cutFeed()
  await act(() => queryClient.cancelQueries({ queryKey: ['markets'] }))
  act(() => (isKnown ? agePrices(12_000) : setListedPrices(queryClient, [], steadyNow())))
}

test('a level that only an old price refuses is sent, and the refusal of the exchange is shown', async () => {
  const user = await edit()
  await losePrices(true)
  await screen.findByText(/^Price [1-4]\d s old/)
  await write(user, '67500', '')
  expect(screen.queryByText(/wrong side/)).toBeNull()
  // The chart shows the level as pending.
  expect([...pendingLevels.get().values()]).toEqual([expect.objectContaining({ stopLoss: '67500' })])
  await user.click(press('Save'))
  await screen.findByText('The price has passed your stop loss.')
  expect(pendingLevels.get()).toEqual(new Map())
})

test('without any price the levels are saved all the same, and what needs no price is still checked', async () => {
  const user = await edit()
  await losePrices(false)
  await screen.findByText('No price available. The exchange checks your levels against its own.')
  await write(user, '30000', '')
  await waitFor(() => expect(dialogText()).toMatch(/You would be liquidated at \d\d \d{3}\.\d\d before this stop\./))
  await write(user, '66000', '')
  await user.click(press('Save'))
  await screen.findByText('Saved')
})

test('a stop beyond liquidation shows a warning, loses at most the margin, and can be saved', async () => {
  const user = await edit()
  const warnings: string[] = []
  const watch = new MutationObserver(() => warnings.push(...(dialogText().match(/liquidated at/g) ?? [])))
  watch.observe(dialog(), { subtree: true, childList: true, characterData: true })
  // Half of it, 640, is beyond liquidation.
  await write(user, '64000', '')
  expect(warnings).toEqual([])
  watch.disconnect()
  await write(user, '30000', '')
  await waitFor(() => expect(dialogText()).toMatch(/You would be liquidated at \d\d \d{3}\.\d\d before this stop\./))
  expect(dialogText()).toContain('P&L −250.0000 KXT')
  expect(press('Save')).toBeEnabled()
  expect(pendingLevels.get().size).toBe(1)
  await user.click(press('Cancel'))
  await waitFor(() => expect(pendingLevels.get()).toEqual(new Map()))
})

test('only fields with a value are sent, once; saved, they are shown until the order is refetched, then those of the order', async () => {
  const user = await edit()
  await write(user, '60300', '')
  const answer = hold(editOrder.path)
  await user.dblClick(press('Save'))
  expect([...pendingLevels.get().values()]).toEqual([expect.objectContaining({ stopLoss: '60300' })])
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  answer()
  await screen.findByText('Saved')
  expect([valueOf('Stop loss'), valueOf('Take profit')]).toEqual(['60 300.00', 'None'])
  expect(edits().map(({ payload }) => payload)).toEqual([expect.objectContaining({ stopLoss: '60300' })])
  expect(edits()[0]?.payload).not.toHaveProperty('takeProfit')
  // Another tab has changed it since.
  const edited = ordersOf(exchange().world, exchange().account('demo@paper.example').accountId)
  Object.assign(edited.find(({ stopLoss }) => stopLoss === '60300') ?? {}, { stopLoss: '61000', takeProfit: '73700' })
  exchange().faults.clear()
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  await waitFor(() => expect([valueOf('Stop loss'), valueOf('Take profit')]).toEqual(['61 000.00', '73 700.00']))
})

test('the levels of a pending order are relative to its own price; their distance is shown once, also with details', async () => {
  storage.details.set(true)
  const user = await editWaiting()
  expect(dialogText()).toMatch(/Order price \d\d \d{3}\.\d\d/)
  await waitFor(() => expect(field('Stop loss')).toHaveFocus())
  await write(user, '60300', '')
  expect(dialogText().match(/−\d+\.\d\d % from/g)).toHaveLength(1)
  expect(dialogText()).toMatch(/ROI −/)
})

test.each([true, false])('closed meanwhile, it has no pending levels; by its list: %s', async (isListed) => {
  const user = await edit()
  await write(user, '60300', '')
  fault({ path: editOrder.path, kind: 'code', code: 3002 })
  if (isListed) exchange().movePrice('BTC-USDC', '30000', true)
  await (isListed ? act(() => queryClient.invalidateQueries({ queryKey: ['orders'] })) : user.click(press('Save')))
  await screen.findByText('Already closed')
  expect(pendingLevels.get()).toEqual(new Map())
})

test('a pending order cancelled meanwhile is not called a position', async () => {
  const user = await editWaiting()
  await write(user, '60300', '')
  fault({ path: editOrder.path, kind: 'code', code: 3002 })
  await user.click(press('Save'))
  await screen.findByText('Already closed')
  expect(dialogText()).toContain('It is no longer among your orders.')
})

test('a proposed level is in its field, and is sent only by Save', async () => {
  const user = await openDialog('Close BTCUSDC LONG')
  const action = press(/^Move stop to break-even .* instead$/)
  const level = /[\d ]+\.\d\d/.exec(plain(action.textContent))?.[0].replaceAll(' ', '')
  await user.click(action)
  await waitFor(() => expect(within(dialog()).getByRole('heading', { name: 'Stop loss / Take profit' })).toBeVisible())
  expect(plain(field('Stop loss').value).replaceAll(' ', '')).toBe(level)
  expect(plain(field('Take profit').value)).toBe('69 077.00')
  expect(exchange().journal()).toEqual([])
  await user.click(press('Save'))
  await screen.findByText('Saved')
  expect(edits().map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ stopLoss: level, takeProfit: '69077.00' }),
  ])
  await user.click(press('Done'))
  await waitFor(() => expect(press('Close BTCUSDC LONG')).toHaveFocus())
})

const unit = (name: RegExp) => within(dialog()).getByRole('radio', { name })

test('break-even is proposed as a price, whatever the form’s unit; a level in % is sent as its price', async () => {
  storage.levelUnit.set('return')
  const user = await edit()
  expect(unit(/^ROI/)).toBeChecked()
  expect(press('Save')).toBeDisabled()
  const proposal = await screen.findByRole('button', { name: /^Move stop to break-even/ })
  await user.click(proposal)
  expect(unit(/^At price/)).toBeChecked()
  expect(field('Stop loss')).not.toHaveValue('')
  expect(plain(proposal.textContent)).toContain(plain(field('Stop loss').value))
  expect(edits()).toEqual([])
  expect(unit(/^ROI/)).toBeDisabled()
  expect(screen.getByText('Past the entry, set this level as a price.')).toBeVisible()
  expect(storage.levelUnit.get(), 'what was chosen is still wanted').toBe('return')
  await user.clear(field('Stop loss'))
  await user.click(unit(/^%/))
  expect(storage.levelUnit.get()).toBe('percent')
  act(() => storage.details.set(true))
  await write(user, '2', '')
  expect(dialogText()).toMatch(/Price [\d ]+\.\d\d USDC/)
  expect(dialogText()).toMatch(/P&L −\d+\.\d{4} KXT.*ROI −(39\.99|40\.00) %/)
  await user.click(press('Save'))
  await screen.findByText('Saved')
  expect(edits().map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ stopLoss: expect.stringMatching(/^65\d{3}/) }),
  ])
})

test('Enter held since before the dialog opened saves nothing', async () => {
  await edit()
  expect(fireEvent.keyDown(field('Stop loss'), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(field('Stop loss'), { key: 'Enter' })).toBe(true)
})
