// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../../../../src/platform/storage.ts'
import { csvStyle } from '../../../../../src/shared/csv/CsvDialog.tsx'
import { position } from '../../../domain/builders.ts'
import {
  dialog,
  dialogClosed,
  dialogOpened,
  openTab,
  openTrading,
  press,
  dialogText,
  tellOrders,
} from '../tradingPage.ts'

let saved: { name: string; text: Promise<string> }[] = []
beforeEach(() => {
  saved = []
  const blobs = new Map<string, Blob>()
  // jsdom has no object URLs and follows no link.
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)!.text() })
  })
})
const trades = [
  position({ orderId: 'a', state: 'CLOSED', closePrice: '51000' }),
  position({ orderId: 'b', state: 'CLOSED', type: 'SHORT', closePrice: '51000.5' }),
]

/** Opens the CSV dialog of a history that starts with these two orders. */
async function openChoice({ more = 0, unreadable = 0, tab = /^Order history/, button = 'Download CSV' } = {}) {
  const others = Array.from({ length: more }, (_, index) =>
    position({ orderId: `other ${index}`, state: 'CLOSED', leverage: 20, closureType: 'LIQUIDATION' }),
  )
  tellOrders(...trades, ...others, ...Array.from({ length: unreadable }, () => ({})))
  const { user } = await openTrading()
  await openTab(user, tab)
  await user.click(press(button))
  await dialogOpened()
  return {
    user,
    save: () => user.click(within(dialog()).getAllByRole('button').at(-1)!),
    radio: (name: RegExp) => within(dialog()).getByRole('radio', { name }),
  }
}
const lines = async () => (await saved[0]!.text).split('\r\n')

test('describes the file, and saves it comma-separated', async () => {
  storage.allMarkets.set(false)
  const { save, radio } = await openChoice()
  expect(dialogText()).toContain('Order history · BTCUSDC · 2 rows')
  expect(radio(/^Comma/)).toBeChecked()
  await save()
  await dialogClosed()
  expect(saved).toHaveLength(1)
  expect(saved[0]!.name).toMatch(/^futures-history-BTC-USDC-\d{4}-\d\d-\d\d-\d{4}Z\.csv$/)
  const [header, first, second, end] = await lines()
  expect(header).toMatch(/^futures_orders_v1,market,side,/)
  expect(first).toMatch(/^a,BTC-USDC,LONG,CLOSED,10,100,0\.02,BTC,50000,51000,/)
  expect(second).toContain(',51000.5,')
  expect(end).toBe('')
})

test('all pages are saved, unreadable entries are counted; with semicolons, which are stored, numbers have a decimal comma', async () => {
  const { user, save, radio } = await openChoice({ more: 55, unreadable: 1 })
  expect(dialogText()).toContain('Order history · All markets · 57 rows')
  expect(dialogText()).toContain('1 entry could not be shown.')
  await user.click(radio(/^Semicolon/))
  await save()
  expect(await lines()).toHaveLength(59)
  expect((await lines())[2]).toContain(';51000,5;')
  expect(csvStyle.get()).toBe('semicolon')
  await dialogClosed()
  await user.click(press('Download CSV'))
  expect(await screen.findByRole('radio', { name: /^Semicolon/ })).toBeChecked()
})

test('Polish defaults to semicolons, since its spreadsheets use a decimal comma', async () => {
  storage.language.set('pl')
  const { radio } = await openChoice({ tab: /^Historia zleceń/, button: 'Pobierz CSV' })
  expect(dialogText()).toContain('Historia zleceń · Wszystkie rynki · 2 wiersze')
  expect(radio(/^Średnik/)).toBeChecked()
})
