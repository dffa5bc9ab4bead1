import { afterEach, expect, test, vi } from 'vitest'
import { fetchWalletNow } from '../../../src/queries/wallets.ts'

afterEach(() => void vi.unstubAllGlobals())

const listed = (...list: object[]) => vi.stubGlobal('fetch', async () => Response.json({ result: 'ok', initialized: true, list }))

test('the balance is the first entry of the list; without one there is none', async () => {
  listed({ value: '12480', lockedValue: '0' }, { value: '7', lockedValue: '0' })
  expect((await fetchWalletNow()).entry?.value.toString()).toBe('12480')
  listed()
  expect(await fetchWalletNow()).toEqual({ entry: null, initialized: true })
})
