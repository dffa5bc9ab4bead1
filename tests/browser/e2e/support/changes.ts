import { expect, type Page } from '@playwright/test'
import { createOrder } from '../../../../src/api/order.ts'
import { resetWallet } from '../../../../src/api/wallet.ts'
import { trading } from './trading.ts'

/** A change of a trader's money, from opening the page to the last click. */
interface Change {
  path: string
  /** All steps except the last click. */
  prepare: (page: Page) => Promise<void>
  /** The last click. */
  press: (page: Page) => Promise<void>
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const inDialog = (title: string, button: string) => (page: Page) =>
  dialog(page, title).getByRole('button', { name: button, exact: true }).click()

export const open: Change = {
  path: createOrder.path,
  prepare: async (page) => {
    await trading(page).amount.fill('50')
    await expect(trading(page).long).toBeEnabled()
  },
  press: (page) => trading(page).long.click(),
}

export const reset: Change = {
  path: resetWallet.path,
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    await page.getByRole('textbox', { name: 'Pay code' }).fill('246810')
    await expect(dialog(page, 'Reset balance').getByRole('button', { name: 'Confirm' })).toBeEnabled()
  },
  press: inDialog('Reset balance', 'Confirm'),
}
