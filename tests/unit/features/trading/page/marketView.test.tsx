// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openApp } from '../../../openApp.tsx'

afterEach(() => localStorage.clear())

const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) })
const radio = (name: string) => screen.findByRole('radio', { name })
/** Reads or sets whether the simple chart is a table. */
async function table(user: Awaited<ReturnType<typeof openApp>>['user'], isOn?: boolean) {
  await user.click(await screen.findByRole('button', { name: 'Chart options' }))
  const box = screen.getByRole('checkbox', { name: 'Table' })
  if (isOn !== undefined && box.matches(':checked') !== isOn) await user.click(box)
  const is = box.matches(':checked')
  await user.keyboard('{Escape}')
  return is
}
const isOpen = async (name: string) => expect(await tab(name)).toHaveAttribute('aria-selected', 'true')

/** Opens the trading page, once its orders panel is there; `href` is the address below /futures. */
async function open(path: string) {
  const app = await openApp({ path })
  await tab('Positions')
  return { ...app, href: () => app.history.location.href.replace('/futures', '') }
}

test('the page has headings for its market and each of its parts', async () => {
  await open('/market/BTC-USDC')
  const named = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
  expect(named(1)).toEqual(['BTCUSDC'])
  await waitFor(() =>
    expect(named(2)).toEqual(['Price chart', 'Balance', 'New order', 'Contract rollover', 'Orders and positions']),
  )
})

test('a link opens its tab and its chart, which stay in the address, unlike its order; elsewhere the chart chosen last is shown', async () => {
  const { go, user, href, history, storage } = await open('/market/BTC-USDC?tab=history&chart=table&amount=77')
  await isOpen('Order history')
  expect(await table(user)).toBe(true)
  await waitFor(() => expect(href()).toBe('/market/BTC-USDC?tab=history&chart=table'))
  expect(await screen.findByRole('textbox', { name: 'Amount (margin)' })).toHaveValue('77')
  expect(history.length).toBe(1)
  expect(storage.chart.get()).toBe('vendor')
  await go('/market/BTC-USDC')
  expect(await radio('Full')).toBeChecked()
  act(() => storage.chart.set('table'))
  expect(await table(user)).toBe(true)
  expect(href()).toBe('/market/BTC-USDC')
})

test('an unknown value becomes the default, and is removed from the address', async () => {
  const { href } = await open('/market/BTC-USDC?tab=bogus&chart=3d&lang=pl')
  await isOpen('Positions')
  expect(await radio('Full')).toBeChecked()
  await waitFor(() => expect(href()).toBe('/market/BTC-USDC?lang=pl'))
})

test('choosing a tab or chart changes the address without a history entry; defaults are left out', async () => {
  const { user, href, history, storage } = await open('/market/BTC-USDC?lang=pl#orders')
  await user.click(await tab('Order history'))
  await isOpen('Order history')
  await user.click(await radio('Simple'))
  await waitFor(() => expect(href()).toBe('/market/BTC-USDC?lang=pl&tab=history&chart=own#orders'))
  expect(await table(user, true)).toBe(true)
  await waitFor(() => expect(href()).toBe('/market/BTC-USDC?lang=pl&tab=history&chart=table#orders'))
  expect(storage.chart.get()).toBe('table')
  await table(user, false)
  expect(storage.chart.get()).toBe('own')
  await user.click(await tab('Positions'))
  await user.click(await radio('Full'))
  await waitFor(() => expect(href()).toBe('/market/BTC-USDC?lang=pl#orders'))
  await isOpen('Positions')
  expect(await radio('Full')).toBeChecked()
  expect(history.length).toBe(1)
})

/** With all single-key shortcuts enabled, once the palette handles them. */
async function openForKeys(path = '/market/BTC-USDC') {
  localStorage.setItem('futuresKeys', 'true')
  const app = await open(path)
  await screen.findByRole('button', { name: /^Search and actions/ })
  return app
}

/** Runs the first action that the palette finds for a text. */
async function command({ user }: Awaited<ReturnType<typeof open>>, text: string) {
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Market, page/ }), text)
  await user.keyboard('{Enter}')
}

test('the palette switches charts, and between the orders of all markets and of this one, and copies a link of any size', async () => {
  localStorage.setItem('futuresAmountUnit', 'value')
  const app = await openForKeys()
  await command(app, 'chart as a table')
  await waitFor(() => expect(app.href()).toBe('/market/BTC-USDC?chart=table'))
  expect(await table(app.user)).toBe(true)
  await command(app, 'orders on all')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'All markets' })).not.toBeChecked())
  expect(app.storage.allMarkets.get()).toBe(false)
  await app.user.type(screen.getByRole('textbox', { name: 'Amount (value)' }), '500')
  await command(app, 'copy order link')
  expect(await screen.findByText('Link copied')).toBeVisible()
})

test('a shortcut whose action is unavailable explains why', async () => {
  localStorage.setItem('futuresKeys', 'true')
  const { user } = await openApp({ path: '/terms' })
  // The button: a palette that is just leaving has these words, too.
  await screen.findByRole('button', { name: /^Search and actions/ })
  await user.keyboard('j')
  expect(await screen.findByText('Next market')).toBeVisible()
  expect(screen.getByText('Only on a market page')).toBeVisible()
})
