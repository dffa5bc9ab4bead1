import { expect, type Page } from '@playwright/test'
import { closeOrder, createOrder, editOrder } from '../../../../src/api/order.ts'
import { resetWallet } from '../../../../src/api/wallet.ts'
import { trading } from '../../../browser/e2e/support/trading.ts'

/** The outcome of a change, as shown to the trader: done, ended before, not happened, or unknown. */
export type End = 'done' | 'gone' | 'notDone' | 'open'

/** A change of a trader's money, from opening the page to the last click. */
export interface Flow {
  name: 'open' | 'close' | 'levels' | 'reset'
  path: string
  /** Whether the account has a position before the change. */
  needsPosition: boolean
  /** All steps except the last click. */
  prepare: (page: Page) => Promise<void>
  /** The last click. Does nothing if the button is disabled. */
  press: (page: Page) => Promise<void>
  /** The titles that report the outcome. */
  ends: Partial<Record<End, readonly string[]>>
}

export const STOP_LOSS = '50000'
const PATIENCE = { timeout: 30_000 }
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const inDialog = (title: string, button: string) => (page: Page) => dialog(page, title).getByRole('button', { name: button, exact: true }).click(PATIENCE)

export const open: Flow = {
  name: 'open',
  path: createOrder.path,
  needsPosition: false,
  prepare: async (page) => {
    await trading(page).amount.fill('50', PATIENCE)
    await expect(trading(page).long).toBeEnabled(PATIENCE)
  },
  press: (page) => trading(page).long.click(PATIENCE),
  ends: {
    done: ['Order accepted', 'Your order went through'],
    notDone: ['Order not accepted', 'Order not found so far'],
    open: ['We do not know whether it went through'],
  },
}

export const close: Flow = {
  name: 'close',
  path: closeOrder.path,
  needsPosition: true,
  prepare: async (page) => {
    await trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click(PATIENCE)
    await expect(dialog(page, 'Close position').getByRole('button', { name: 'Close position', exact: true })).toBeEnabled(PATIENCE)
  },
  press: inDialog('Close position', 'Close position'),
  ends: { done: ['Position closed'], gone: ['Already closed'], notDone: ['Not closed', 'It is still open'] },
}

const LEVELS = 'Stop loss / Take profit'

export const levels: Flow = {
  name: 'levels',
  path: editOrder.path,
  needsPosition: true,
  prepare: async (page) => {
    await trading(page).orders.getByRole('button', { name: 'SL/TP: stop loss and take profit of BTCUSDC LONG' }).click(PATIENCE)
    await dialog(page, LEVELS).getByRole('textbox', { name: 'Stop loss' }).fill(STOP_LOSS, PATIENCE)
    await expect(dialog(page, LEVELS).getByRole('button', { name: 'Save' })).toBeEnabled(PATIENCE)
  },
  press: inDialog(LEVELS, 'Save'),
  ends: { done: ['Saved', 'Stop loss and take profit saved'], gone: ['Already closed'], notDone: ['Not saved', 'Not saved so far'] },
}

export const reset: Flow = {
  name: 'reset',
  path: resetWallet.path,
  needsPosition: true,
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Reset the balance' }).click(PATIENCE)
    await page.getByRole('textbox', { name: 'Pay code' }).fill('246810', PATIENCE)
    await expect(dialog(page, 'Reset balance').getByRole('button', { name: 'Confirm' })).toBeEnabled(PATIENCE)
  },
  press: inDialog('Reset balance', 'Confirm'),
  ends: { done: ['Balance reset'], notDone: ['Not paid', 'Payment failed', 'Payment not found yet'] },
}

export const ALL: readonly Flow[] = [open, close, levels, reset]
