// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EMPTY_ORDER_FORM } from '../../../../../src/domain/order-form/orderDraft.ts'
import { applyLink } from '../../../../../src/features/trading/order-form/draft-link/applyLink.ts'
import { draftOn } from '../../../../../src/features/trading/order-form/draft.ts'
import { formFromLastOrder } from '../../../../../src/features/trading/order-form/repeat/repeatLast.ts'
import { steadyNow } from '../../../../../src/platform/clock.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { setListedPrices } from '../../../../../src/queries/prices.ts'
import { d, market } from '../../../domain/builders.ts'
import { amountField, bitcoin, sentOrders, field, long, openTrading, plain, short } from '../tradingPage.ts'

const EXAMPLE = 'side=long&kind=limit&price=66000&amount=100&leverage=20&sl=65000&tp=69000'
/** Opens the address of BTCUSDC with this query. */
const open = (query: string) => openTrading({ path: `/market/BTC-USDC?${query}` })

const notice = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role=status]')!)
const leverage = () => screen.getByRole('button', { name: /^Leverage/ }).textContent

test('a link fills in the form, shows a notice, and is removed from the address; only a click sends it', async () => {
  const { history, user } = await open(`lang=pl&${EXAMPLE}#orders`)
  const note = await notice('Order from a link')
  expect(plain(amountField().value)).toBe('100')
  expect(plain(field('Limit price').value)).toBe('66 000')
  await waitFor(() => expect(plain(field('Stop loss').value)).toBe('65 000'))
  expect(plain(field('Take profit').value)).toBe('69 000')
  expect(leverage()).toContain('×20')
  expect(note.getByText(/Check every value before you send it/).parentElement).toHaveTextContent(
    / Suggested side: LONG\.$/,
  )
  await waitFor(() => expect(history.location.href).toBe('/futures/market/BTC-USDC?lang=pl#orders'))
  expect(history.length).toBe(1)
  expect(sentOrders()).toEqual([])

  await user.click(long())
  await waitFor(() => expect(sentOrders()).toHaveLength(1))
  expect(sentOrders()[0]).toMatchObject({
    payload: { type: 'LONG', amount: '100', leverage: 20, price: '66000', stopLoss: '65000', takeProfit: '69000' },
  })
  await waitFor(() => expect(screen.queryByText('Order from a link')).toBeNull())
  expect(leverage()).toContain('×10')
})

test('the side is only highlighted, also as text; neither button has the focus', async () => {
  const { user } = await open('side=short&kind=limit&price=68000&amount=100&leverage=20')
  expect(await screen.findByRole('button', { name: /^SHORT 100 KXT ×20 as in the link$/ })).toBeEnabled()
  expect(long()).not.toHaveAccessibleName(/link/)
  for (const button of [long(), short()]) expect(button).not.toHaveFocus()
  // Without its note the leverage stays, until another is chosen.
  await user.click(screen.getByRole('button', { name: 'Hide this note' }))
  expect(short()).toHaveAccessibleName(/×20$/)
  await user.click(screen.getByRole('button', { name: /^Leverage/ }))
  await user.click(await screen.findByRole('radio', { name: '×50' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(short()).toHaveAccessibleName(/×50$/)
})

test('the trader is asked before a link replaces a typed draft', async () => {
  storage.leverage.set(50)
  const { user, history, go } = await open('')
  await user.type(amountField(), '55')
  await go(`/market/BTC-USDC?${EXAMPLE}`)
  const note = await notice('The link contains a different order')
  expect(plain(note.getByText(/^LONG/).textContent)).toBe(
    'LONG, Limit 66 000, 100 KXT, ×20, Stop loss 65 000, Take profit 69 000',
  )
  expect(amountField().value).toBe('55')
  expect(leverage()).toContain('×50')
  await waitFor(() => expect(history.location.href).toBe('/futures/market/BTC-USDC'))
  await user.click(note.getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByText(/link contains/)).toBeNull()
  expect(amountField().value).toBe('55')

  await go(`/market/BTC-USDC?${EXAMPLE}`)
  await user.click(await screen.findByRole('button', { name: 'Use the link' }))
  expect(await screen.findByText('Order from a link')).toBeVisible()
  expect(amountField().value).toBe('100')
  expect(leverage()).toContain('×20')
  await user.click(screen.getByRole('button', { name: 'Clear the form' }))
  expect([amountField().value, field('Limit price').value]).toEqual(['', ''])
  expect(leverage()).toContain('×50')
  expect(storage.leverage.get()).toBe(50)
})

test('if the browser refuses the clipboard, the link is shown to be copied by hand', async () => {
  storage.amountUnit.set('coin')
  const { user } = await open('side=short')
  expect(screen.queryByRole('button', { name: 'Copy order link' })).toBeNull()
  await user.type(field('Amount (BTC)'), '0.05')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy order link' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /Could not copy/ })
  expect(link.value).toContain('/futures/market/BTC-USDC?side=short&kind=market&amount=335&leverage=10')
  expect(link).toHaveFocus()
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length])
  act(() => setListedPrices(queryClient, [{ market: bitcoin.market, price: d('68000') }], steadyNow()))
  await waitFor(() => expect(plain(long().textContent)).toContain('340 KXT'))
  expect(link).toBeInTheDocument()
  await user.type(field('Amount (BTC)'), '1')
  expect(link).not.toBeInTheDocument()
})

test('after a reload the draft still shows where it comes from; switching markets removes it from the form', async () => {
  const { leave } = await open(EXAMPLE)
  await screen.findByText('Order from a link')
  leave()
  const { user, go } = await open('')
  await screen.findByText('Order from a link')
  expect(amountField().value).toBe('100')
  expect(leverage()).toContain('×20')
  await user.click(await screen.findByRole('radio', { name: /^%/ }))
  await go('/market/ETH-USDC')
  await waitFor(() => expect(screen.queryByText('Order from a link')).toBeNull())
  for (const button of [long(), short()]) expect(button).not.toHaveAccessibleName(/link/)
  expect(amountField().value).toBe('')
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(field('Limit price').value).toBe('')
  expect(leverage()).toContain('×10')
  await go('/market/BTC-USDC')
  await waitFor(() => expect(field('Limit price').value).toBe(''))
  expect(screen.queryByText('Order from a link')).toBeNull()
})

test('an amount the trader typed, or accepted by hiding the notice, carries over to another market', async () => {
  const { user, go } = await open('')
  await user.type(amountField(), '55')
  await go('/market/BTC-USDC?amount=all')
  await screen.findByText('Order from a link')
  await go('/market/ETH-USDC')
  await waitFor(() => expect(screen.queryByText('Order from a link')).toBeNull())
  expect(amountField().value).toBe('55')
  await user.clear(amountField())
  await go('/market/ETH-USDC?amount=77')
  const note = await notice('Order from a link')
  await user.click(note.getByRole('button', { name: 'Hide this note' }))
  await go('/market/BTC-USDC')
  await waitFor(() => expect(amountField().value).toBe('77'))
})

const BTC = market()
const taken = (typed: Partial<typeof EMPTY_ORDER_FORM>, link: Record<string, string>) =>
  applyLink({ ...EMPTY_ORDER_FORM, ...typed }, BTC, link)?.changes

test('a link with the numbers that are typed in another unit is another draft: it is offered, and replaces nothing', () => {
  const typed = { amount: '100', hasLevels: true, stopLoss: '5' }
  const link = { amount: '100', sl: '5' }
  expect(taken({ ...typed, levelUnit: 'price' }, link)?.link?.status).toBe('taken')
  expect(taken({ ...typed, levelUnit: 'percent' }, link)?.link?.status).toBe('offered')
})

test.each(['kind', 'amount', 'price', 'sl', 'tp'])(
  'a link that differs in its %s alone is another draft, and is offered',
  (name) => {
    const link = { kind: 'limit', amount: '100', price: '66000', sl: '65000', tp: '69000' }
    const other = { ...link, [name]: name === 'kind' ? 'market' : '66001' }
    expect(taken(taken({}, link) ?? {}, other)?.link?.status).toBe('offered')
  },
)

test('an amount has the decimals of its market, and coins are gone on another', () => {
  const coarse = market({ pricePrecision: 1 })
  const on = (fields: object) => draftOn({ ...EMPTY_ORDER_FORM, market: 'ADA-USDC', link: null, ...fields }, coarse)
  expect(on({ amount: '10.19' }).amount).toBe('10.1')
  expect(on({ size: { text: '10.19', unit: 'value' } }).size?.text).toBe('10.1')
  expect(on({ size: { text: '0.05', unit: 'coin' } }).size).toBeNull()
  const last = { amount: d('10.19'), leverage: 10, stopLoss: '', takeProfit: '' }
  expect(formFromLastOrder(last, coarse).amount).toBe('10.1')
})

test('unusable parts of a link are named, and its words are not repeated', async () => {
  await open('leverage=37&amount=100&sl=Press+LONG+now')
  const note = await notice('Order from a link')
  expect(note.getByText('Leverage 37 is not available: using ×10.')).toBeVisible()
  expect(note.getByText('Stop loss: could not be read, skipped.')).toBeVisible()
  expect(note.queryByText(/Press/)).toBeNull()
})
