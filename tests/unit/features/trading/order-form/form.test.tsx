// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ReadableList } from '../../../../../src/api/listOf.ts'
import { getPrice, listMarkets } from '../../../../../src/api/market.ts'
import type { Order } from '../../../../../src/api/order.ts'
import { createOrder } from '../../../../../src/api/orderChanges.ts'
import { installErrorHandlers } from '../../../../../src/app/shell/installErrorHandlers.ts'
import { LEVERAGES } from '../../../../../src/constants/limits.ts'
import { storedLastOrder } from '../../../../../src/features/trading/order-form/repeat/storedLastOrder.ts'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { session } from '../../../../../src/queries/call/session.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { setListedPrices } from '../../../../../src/queries/prices.ts'
import { d } from '../../../domain/builders.ts'
import { openApp } from '../../../openApp.tsx'
import { otherTab } from '../../../otherTab.ts'
import {
  agePrices,
  chooseLeverage,
  amountField,
  bitcoin,
  dialogClosed,
  dialogOpened,
  sentOrders,
  exchange,
  fault,
  field,
  hold,
  long,
  openStill,
  openTrading,
  panel,
  plain,
  press,
  short,
  showLevels,
  tell,
  valueOf,
  goOffline,
} from '../tradingPage.ts'

const noteOf = (input: HTMLElement) =>
  plain(
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

describe('each rule has its own error text at its field', () => {
  test('more than the balance shows an error while typing, and again on submit', async () => {
    const { user } = await openTrading()
    await user.click(long())
    expect(noteOf(amountField())).toContain('Enter an amount')
    expect(amountField()).toHaveFocus()
    await user.type(amountField(), '20000')
    expect(noteOf(amountField())).toContain('Maximum 12 480.3071 KXT')
    await user.click(long())
    expect(noteOf(amountField())).toContain('More than your available balance')
    expect(amountField()).toHaveFocus()
    await user.clear(amountField())
    expect(amountField()).not.toHaveAttribute('aria-invalid')
  })

  test('less than the minimum', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '9')
    expect(noteOf(amountField())).not.toContain('Minimum amount')
    await user.tab()
    expect(noteOf(amountField())).toContain('Minimum amount is 10 KXT')
    await user.type(amountField(), '.9')
    expect(noteOf(amountField())).toContain('Minimum amount is 10 KXT')
  })
})

describe('stop loss and take profit show their results', () => {
  test('their distance, and the result on the side they fit', async () => {
    storage.details.set(true)
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    await showLevels(user)
    await user.type(field('Stop loss'), '65660')
    await user.type(field('Take profit'), '65660')
    expect(noteOf(field('Stop loss'))).toContain('−2.00 %')
    expect(screen.getByText('LONG −20.0000 KXT')).toBeVisible()
    expect(screen.getByText('SHORT +20.0000 KXT')).toBeVisible()
    expect(screen.queryByText(/before this stop/)).toBeNull()
    await user.click(long())
    expect(noteOf(field('Take profit'))).toContain('For LONG, above 67 000.00')
    expect(screen.queryByText(/SHORT .20\.0000/)).toBeNull()
  })

  test('a stop beyond liquidation shows a warning, loses at most the margin, and can be sent', async () => {
    storage.details.set(true)
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    await showLevels(user)
    await user.type(field('Stop loss'), '30000')
    const warning = `LONG: you would be liquidated at 60 635.00 before this stop, even at ×${LEVERAGES[0]}.`
    expect(await screen.findByText(warning)).toBeVisible()
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'LONG: you would be liquidated before this stop.',
      ),
    )
    expect(screen.getByText('LONG −100.0000 KXT')).toBeVisible()
    await user.click(long())
    expect(await screen.findByText('Order accepted')).toBeVisible()
  })
})

describe('one confirmation is one order', () => {
  test('a double click', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    fireEvent.click(long(), { detail: 2 })
    expect(long()).not.toHaveAttribute('aria-busy')
    await user.dblClick(long())
    expect(await screen.findByText('Order accepted')).toBeVisible()
    expect(sentOrders()).toHaveLength(1)
    expect(sentOrders()[0]).toMatchObject({
      payload: { market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 10 },
    })
  })

  test('Enter in a field chooses no side, and a held key clicks once', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '100{Enter}')
    expect(sentOrders()).toHaveLength(0)
    expect(fireEvent.keyDown(long(), { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(long(), { key: 'Enter' })).toBe(true)
  })
})

/** Number of orders of the market that have been fetched. */
const listed = () => queryClient.getQueryData(ordersQuery().queryKey)?.items.length ?? 0

test('an accepted order shows a toast with its numbers, clears the form, and refreshes orders and balance; filled, it shows its price instead', async () => {
  // The exchange's clock stands still: however slow the machine, the order is not filled before its toast is seen.
  const now = Date.now()
  openStill({ now: () => now })
  const { user } = await openTrading()
  // Its late panel watches the orders: a list that nothing shows is not fetched again.
  await screen.findByRole('tab', { name: /^Positions/ })
  const before = listed()
  await user.type(amountField(), '250')
  await showLevels(user)
  await user.type(field('Stop loss'), '60000')
  await user.click(long())

  expect(await screen.findByText('BTCUSDC LONG ×10, 250.0000 KXT')).toBeVisible()
  expect(listed()).toBe(before + 1)
  expect(screen.getByText('12 230.3071')).toBeVisible()
  expect(amountField()).toHaveValue('')
  // Nothing moves under the pointer.
  expect(screen.getByRole('switch')).toBeChecked()
  expect(field('Stop loss')).toHaveValue('')
  expect(sentOrders()[0]).toMatchObject({ payload: { stopLoss: '60000' } })

  exchange().moveClock(3_000)
  await act(() => queryClient.invalidateQueries(ordersQuery()))
  expect(await screen.findByText('BTCUSDC LONG ×10: order filled')).toBeVisible()
  expect(screen.queryByText('BTCUSDC LONG ×10, 250.0000 KXT')).toBeNull()
})

test('an answer that comes after the news that the order was filled does not replace it', async () => {
  const now = Date.now()
  openStill({ now: () => now })
  const { user } = await openTrading()
  await screen.findByRole('tab', { name: /^Positions/ })
  const before = listed()
  await user.type(amountField(), '250')
  const answer = hold(createOrder.path)
  await user.click(long())
  await waitFor(async () => {
    await act(() => queryClient.invalidateQueries(ordersQuery()))
    expect(listed()).toBe(before + 1)
  })
  exchange().moveClock(3_000)
  await act(() => queryClient.invalidateQueries(ordersQuery()))
  await screen.findByText('BTCUSDC LONG ×10: order filled')
  answer()
  await waitFor(() => expect(amountField()).toHaveValue(''))
  expect(screen.queryByText('Order accepted')).toBeNull()
  expect(screen.getByText('BTCUSDC LONG ×10: order filled')).toBeVisible()
})

const chooseUnit = async (user: Awaited<ReturnType<typeof openTrading>>['user'], unit: string) => {
  await user.click(await screen.findByRole('button', { name: /^Unit of the amount/ }))
  await user.click(screen.getByRole('button', { name: unit }))
}
const sends = () => /[\d.\s]+ KXT ×\d+/.exec(plain(long().textContent))?.[0].trim()
const moveTo = async (price: string, shown: string) => {
  exchange().movePrice(bitcoin.market, price, true)
  act(() => setListedPrices(queryClient, [{ market: bitcoin.market, price: d(price) }]))
  await screen.findAllByText(shown)
}

test('an amount typed as position value, or in coins, is sent as its margin; the unit is remembered', async () => {
  const { user } = await openTrading()
  const choose = (unit: string) => chooseUnit(user, unit)

  await choose('KXT, position value')
  expect(screen.getByText(/^Min 100.KXT$/)).toBeVisible()
  await user.type(field('Amount (value)'), '5000.5')
  expect(sends()).toBe('500.05 KXT ×10')
  expect(screen.getByRole('slider'), 'of the balance, for the margin').toHaveValue('4')
  await chooseLeverage(user, '×20', () => expect(valueOf('Amount')).toBe('250.0200 KXT'))
  expect(sends()).toBe('250.02 KXT ×20')
  expect(plain(field('Amount (value)').value)).toBe('5 000.5')

  await user.click(screen.getByRole('button', { name: /^Unit of the amount/ }))
  await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowUp}{Home}{ArrowUp}{Enter}')
  expect(field('Amount (BTC)')).toHaveValue('0.07463283')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } })
  expect(sends()).toBe('12 480.3 KXT ×20')
  await user.clear(field('Amount (BTC)'))
  await user.type(field('Amount (BTC)'), '9')
  expect(noteOf(field('Amount (BTC)'))).toContain('Maximum 3.72546268 BTC')
  await user.clear(field('Amount (BTC)'))
  await user.type(field('Amount (BTC)'), '0.002')
  await user.tab()
  expect(noteOf(field('Amount (BTC)'))).toContain('Minimum amount is 0.00298508 BTC')
  await user.clear(field('Amount (BTC)'))
  await user.type(field('Amount (BTC)'), '0.05')
  await user.click(long())
  await screen.findByText('Order accepted')
  expect(sentOrders()[0]).toMatchObject({ payload: { amount: '167.5', leverage: 20 } })
  expect(field('Amount (BTC)')).toHaveValue('')
  expect(await screen.findByRole('button', { name: 'Repeat 167.5 KXT ×20' })).toBeVisible()
  // Its margin stays once it is shown as a margin.
  await user.type(field('Amount (BTC)'), '0.05')
  await choose('KXT, margin')
  await chooseLeverage(user, '×10')
  expect(sends()).toBe('167.5 KXT ×10')
})

test('a margin shown in coins stays as it is, with its caret, until the field is left', async () => {
  const { user } = await openTrading()
  await chooseUnit(user, 'BTC')
  await user.click(screen.getByRole('button', { name: '25%' }))
  const input = field('Amount (BTC)')
  const before = input.value
  await user.click(input)
  input.setSelectionRange(3, 3)
  await moveTo('68000', '68 000.00')
  expect([input.value, input.selectionStart]).toEqual([before, 3])
  fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } })
  expect(Number(input.value)).toBeCloseTo(2 * Number(before))
  await user.tab()
  expect(input).toHaveValue('0.91766911')
})

test('a typed size keeps its unit when another tab, or nobody, chooses one', async () => {
  const { user } = await openTrading()
  await moveTo('67418.25', '67 418.25')
  await chooseUnit(user, 'BTC')
  await user.type(field('Amount (BTC)'), '0.05')
  await chooseUnit(user, 'BTC')
  expect(field('Amount (BTC)')).toHaveValue('0.05')

  await chooseUnit(user, 'KXT, position value')
  await user.clear(field('Amount (value)'))
  act(() => otherTab('futuresAmountUnit', 'margin'))
  await user.type(field('Amount (value)'), '5000')
  await chooseLeverage(user, '×20')
  expect(plain(field('Amount (value)').value)).toBe('5 000')
  expect(sends()).toBe('250 KXT ×20')
  await chooseUnit(user, 'KXT, margin')
  expect(amountField()).toHaveValue('250')
})

test('from the click until its position is listed, an order stands on top of the positions', async () => {
  const { user } = await openTrading()
  await waitFor(() => expect(panel().getAllByRole('row')).toHaveLength(11))
  const answer = hold(createOrder.path)
  await user.type(amountField(), '250')
  await user.click(long())
  // The page is as high as before.
  expect(panel().getAllByRole('row')).toHaveLength(11)
  const firstRow = () => plain(panel().getAllByRole('row')[1]?.textContent ?? null)
  expect(firstRow()).toMatch(/BTCUSDC.*LONG.*250\.0000.*Opening…$/)
  answer()
  await screen.findByText('Order accepted')
  expect(firstRow()).toMatch(/Opening…$/)
  const open = ({ items }: ReadableList<Order>) =>
    items.map((order) => (order.state === 'NEW' ? { ...order, state: 'ACTIVE' } : order))
  act(
    () => void queryClient.setQueryData(ordersQuery().queryKey, (list) => list && { items: open(list), unreadable: 0 }),
  )
  await waitFor(() => expect(screen.queryByText('Opening…')).toBeNull())
})

test('while an order is pending the form is locked, and the clicked button shows it', async () => {
  onTestFinished(installErrorHandlers())
  storage.details.set(true)
  const { user } = await openTrading({ path: '/market/BTC-USDC?kind=limit&price=66000&amount=100&sl=68000' })
  for (const name of ['Set amount', 'Clear the form', 'Copy order link']) await screen.findByRole('button', { name })
  const answer = hold(createOrder.path)
  await user.click(short())
  expect(short()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Sending the order')).toBeInTheDocument()
  const left = [...document.querySelectorAll('form :is(button, input):enabled')]
  expect(left.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([
    'Hide this note',
    'Details',
    'Copy order link',
    expect.stringMatching(/^SHORT/),
  ])
  const close = () => {
    const asksFirst = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(asksFirst)
    return asksFirst.defaultPrevented
  }
  expect(close()).toBe(true)
  answer()
  await screen.findByText('Order accepted')
  expect(close()).toBe(false)
  expect(amountField()).toBeEnabled()
})

test('an order sent too soon shows when to retry, and disables the buttons until then', async () => {
  const { user } = await openTrading()
  fault({ kind: 'status', status: 429, retryAfter: '4' })
  await user.type(amountField(), '100')
  await user.click(long())
  expect(await screen.findByText('Too many requests. Try again in 4 s.')).toBeVisible()
  await waitFor(() => expect(long()).toBeDisabled())
  const reason = screen.getByText('Too many requests. Try again in a moment.')
  expect(reason).toBeVisible()
  // The banner announces it.
  expect(reason.closest('[role=status]')).toBeNull()
  await waitFor(() => expect(long()).toBeEnabled(), { timeout: 10_000 })
  await user.click(long())
  expect(await screen.findByText('Order accepted')).toBeVisible()
})

test('a lost response is verified with orders as old as the price of a market order may be', async () => {
  const { user } = await openTrading()
  const updatedAt = Date.now() - 9_000
  act(() => void queryClient.setQueryData(ordersQuery(bitcoin.market).queryKey, (list) => list, { updatedAt }))
  fault({ kind: 'drop', commit: true })
  fireEvent.change(amountField(), { target: { value: '123' } })
  await user.click(long())
  expect(await screen.findByText('Your order went through')).toBeVisible()
  expect(sentOrders()).toHaveLength(1)
})

test.each([7, -7])('a side opens by the exchange’s clock, on a device that is %i hours behind it', async (hours) => {
  const exchangeClock = () => Date.now() + hours * 3_600_000
  const exchangeNow = exchangeClock()
  openStill({ now: exchangeClock })
  const sides = { longsAvailableSince: exchangeNow - 60_000, shortsAvailableSince: exchangeNow + 60_000 }
  tell(listMarkets.path, { markets: [{ ...bitcoin, price: '67000', ...sides }] })
  onTestFinished(() => session.noticeDate(new Date().toUTCString(), Date.now()))
  const { user } = await openTrading()
  await user.type(amountField(), '123')
  await user.click(long())
  expect(await screen.findByText('Order accepted')).toBeVisible()
  expect(short()).toHaveTextContent(/^SHORT.*Opens \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
  expect(short()).toBeDisabled()
})

describe('typed values', () => {
  test('survive polls, a change of language and a visit to another page', async () => {
    const { go, user } = await openTrading()
    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    await user.type(field('Limit price'), '66000.999')
    expect(field('Limit price').closest('.field')).toHaveTextContent('USDC')
    await user.type(amountField(), '3120.07')
    await act(() => queryClient.invalidateQueries())
    await act(async () => void (await i18n.changeLanguage('pl')))
    expect(plain(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kwota (depozyt)' }).value)).toBe('3 120.07')
    await go('/terms')
    await go('/market/BTC-USDC')
    expect(plain(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kwota (depozyt)' }).value)).toBe('3 120.07')
    await act(async () => void (await i18n.changeLanguage('en')))
    expect(plain(field('Limit price').value)).toBe('66 000.99')
  })

  test('carry over to another market, except prices, which are never restored', async () => {
    const { go, user } = await openTrading()
    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    await user.type(amountField(), '100')
    await user.type(field('Limit price'), '66000')
    await showLevels(user)
    await user.type(field('Stop loss'), '60000')

    await go('/market/ETH-USDC')
    for (const market of ['ETH-USDC', 'BTC-USDC']) {
      await go(`/market/${market}`)
      expect(amountField()).toHaveValue('100')
      expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked()
      expect(field('Limit price')).toHaveValue('')
      expect(screen.getByRole('switch')).not.toBeChecked()
    }
    await showLevels(user)
    await user.click(screen.getByRole('radio', { name: /^%/ }))
    await user.type(field('Stop loss'), '1')
    await go('/market/ETH-USDC')
    expect(field('Stop loss')).toHaveValue('1')
    await user.click(long())
    expect(field('Limit price')).toBeInvalid()
    await go('/market/BTC-USDC')
    expect(field('Limit price')).toBeValid()
  })

  test('for another market stay when the order is accepted', async () => {
    const { go, user } = await openTrading()
    const answer = hold(createOrder.path)
    await user.type(amountField(), '100')
    await user.click(long())
    await go('/market/ETH-USDC')
    expect(long()).not.toHaveAttribute('aria-busy')
    answer()
    await screen.findByText('Order accepted')
    expect(amountField()).toHaveValue('100')
  })
})

test('the slider sets a share of the balance, never a unit too much; typing sets the slider', async () => {
  const { user } = await openTrading()
  await user.click(screen.getByRole('button', { name: '25%' }))
  expect(plain(amountField().value)).toBe('3 120.07')
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '25\u00a0%, 3\u00a0120.07\u00a0KXT')
  await user.click(screen.getByRole('button', { name: '100%' }))
  expect(plain(amountField().value)).toBe('12 480.3')
  await user.clear(amountField())
  await user.type(amountField(), '99999')
  expect(screen.getByRole('slider')).toHaveValue('100')
})

test('a limit order takes the market price on click, shows on which side it fills immediately, and is named with its price', async () => {
  tell(getPrice.path, { price: '66999.999' })
  const { user } = await openTrading()
  await user.click(screen.getByRole('radio', { name: 'Limit' }))
  const marketPrice = await screen.findByRole('button', { name: 'Use the market price' })
  expect(marketPrice).toHaveTextContent(/^Market 67.000\.00$/)
  await user.click(marketPrice)
  expect(plain(field('Limit price').value)).toBe('67 000.00')
  await waitFor(() => expect(long()).toHaveTextContent('fills at market now'))
  expect(long(), 'the warning replaces the hint').not.toHaveTextContent('gains')
  await user.type(amountField(), '100')
  await user.clear(field('Limit price'))
  await user.type(field('Limit price'), '70000')
  expect(long()).toHaveTextContent('fills at market now')
  expect(plain(short().textContent)).toContain('100 KXT ×10')
  expect(short()).not.toHaveTextContent('fills at market')
  await user.click(short())
  expect(await screen.findByText('BTCUSDC SHORT ×10, 100.0000 KXT, limit 70 000.00')).toBeVisible()
  expect(field('Limit price')).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked()
})

describe('LONG and SHORT show what a click sends', () => {
  const textOfButton = (button: HTMLElement) => plain(button.textContent)

  test('amount and leverage; without an amount, which price movement they gain from', async () => {
    const { user } = await openTrading()
    expect(textOfButton(long())).toBe('LONG gains if price rises ')
    expect(textOfButton(short())).toBe('SHORT gains if price falls ')
    await user.type(amountField(), '5000')
    expect(textOfButton(long())).toBe('LONG 5 000 KXT ×10 ')
    // The name of a focused button does not change with the price.
    expect(screen.getByRole('button', { name: /^LONG 5.000 KXT ×10$/ })).toBe(long())
    await user.click(long())
    await screen.findByText('Order accepted')
    expect(sentOrders()[0]).toMatchObject({ payload: { type: 'LONG', amount: '5000', leverage: 10 } })
    expect(textOfButton(long())).toBe('LONG gains if price rises ')
  })

  test('why a side would reject the stop loss or take profit; clicked, the field shows it', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    await showLevels(user)
    await user.type(field('Stop loss'), '66000')
    await waitFor(() => expect(textOfButton(short())).toBe('SHORT  Needs a stop above price'))
    expect(textOfButton(long())).toBe('LONG 100 KXT ×10 ')
    expect(short()).toBeEnabled()
    expect(short()).toHaveAttribute('aria-disabled', 'true')
    expect(long()).not.toHaveAttribute('aria-disabled')
    await user.click(short())
    expect(noteOf(field('Stop loss'))).toContain('For SHORT, above 67 000')
    expect(sentOrders()).toEqual([])
    await user.clear(field('Stop loss'))
    await user.type(field('Take profit'), '68000')
    expect(textOfButton(short())).toBe('SHORT  Needs a TP below price')
    await user.clear(field('Take profit'))
    await user.type(field('Take profit'), '67000')
    for (const button of [long(), short()]) expect(textOfButton(button)).toContain('Take profit at the price')
  })
})

describe('the form shows only the essentials at first', () => {
  const row = (name: RegExp) => screen.queryByRole('row', { name })

  test('each side’s liquidation price and the order’s size, so that nothing moves while an amount is typed', async () => {
    const { user } = await openTrading()
    const price = () => within(row(/Estimated liquidation/)!).getAllByRole('cell')[0]
    expect(price()).toHaveClass('text-text-3')
    for (const folded of [/Break-even/, /Funding/]) expect(row(folded)).toBeNull()
    expect(screen.getByText('Quantity', { selector: 'dt' }).nextElementSibling).toHaveTextContent('– BTC')
    await user.type(amountField(), '1000')
    expect(screen.getByText('0.14925373')).toBeVisible()
    expect(screen.getByText('Value').nextElementSibling).toHaveTextContent(/10\s000\.0000/)
    expect(screen.queryByText('Opening fee')).toBeNull()
    expect(price()).toHaveClass('text-long')
  })

  test('one line summarises the levels, net, for the side they fit', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    await showLevels(user)
    expect(screen.getByRole('radio', { name: /^%/ })).toBeVisible()
    await user.type(field('Stop loss'), '65660')
    expect(await screen.findByText('After fees: SL −21.19')).toBeVisible()
    await user.type(field('Take profit'), '69680')
    expect(await screen.findByText('After fees: SL −21.19 · TP +38.78 · R:R 1.83')).toBeVisible()
    expect(screen.queryByText(/^LONG −/)).toBeNull()
    await user.clear(field('Stop loss'))
    await user.type(field('Stop loss'), '68000')
    expect(await screen.findByText('These levels work for neither side.')).toBeVisible()
  })
})

test('a button that vanishes with its own press leaves the focus in the form', async () => {
  const { user } = await openTrading()
  storedLastOrder.set({ amount: d('75'), leverage: 10, stopLoss: '', takeProfit: '' })
  await user.type(amountField(), '1{Backspace}')
  await waitFor(() => press(/^Repeat/).focus())
  await user.keyboard('{Enter}')
  expect(amountField()).toHaveValue('75')
  await waitFor(() => expect(amountField().form).toHaveFocus())
})

test('the last order is repeated with one click, which fills in the form and sends nothing', async () => {
  const { user } = await openTrading()
  const chip = () =>
    screen.findByRole('button', {
      name: 'Repeat 300 ×10 SL/TP',
      description: 'Repeat the last order: 300 KXT ×10 SL −2\u00a0% TP +4\u00a0%',
    })
  expect(screen.queryByRole('button', { name: /^Repeat/ })).toBeNull()
  await user.type(amountField(), '300')
  await showLevels(user)
  await user.type(field('Stop loss'), '65660')
  await user.type(field('Take profit'), '69680')
  const answer = hold(createOrder.path)
  await user.click(long())
  // Its levels are measured from the price of the click.
  exchange().movePrice('BTC-USDC', '67500', true)
  await screen.findAllByText(/67\s500\.00/)
  answer()
  expect(await chip()).toHaveTextContent('Repeat 300 ×10 SL/TP')
  await chooseLeverage(user, '×20')
  await user.click(await chip())
  expect(screen.getByRole('button', { name: 'Leverage ×10' })).toBeVisible()
  expect(amountField()).toHaveValue('300')
  await waitFor(() => expect(field('Stop loss')).toHaveValue('2'))
  expect(field('Take profit')).toHaveValue('4')
  expect(screen.queryByRole('button', { name: /^Repeat/ })).toBeNull()
  expect(sentOrders()).toHaveLength(1)
  // Turned off and on, they are still per cent.
  await user.click(screen.getByRole('switch'))
  await showLevels(user)
  expect(screen.getByRole('radio', { name: /^%/ })).toBeChecked()
})

describe('orders are blocked', () => {
  test('at the market if the price is older than ten seconds; a limit order is not', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    for (const { path } of [listMarkets, getPrice])
      exchange().faults.set({ path, kind: 'status', status: 503, times: 0 })
    agePrices(11_000)
    await user.click(long())
    expect(sentOrders()).toHaveLength(0)
    expect(await screen.findByText('The price is too old. Waiting for the next one.')).toBeVisible()
    await waitFor(() => expect(long()).toBeDisabled())

    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    expect(screen.queryByText('The price is too old. Waiting for the next one.')).toBeNull()
    await user.type(field('Limit price'), '66000')
    await user.click(long())
    expect(await screen.findByText('Order accepted')).toBeVisible()
    expect(sentOrders()[0]).toMatchObject({ payload: { price: '66000' } })

    await user.click(screen.getByRole('radio', { name: 'Market' }))
    expect(long()).toBeDisabled()
    exchange().faults.clear()
    await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
    await waitFor(() => expect(long()).toBeEnabled())
  })

  test('at the market if the price is eleven seconds old, even if the clock was set back since', async () => {
    const { user } = await openTrading()
    await user.type(amountField(), '100')
    for (const { path } of [listMarkets, getPrice])
      exchange().faults.set({ path, kind: 'status', status: 503, times: 0 })
    vi.useFakeTimers({ toFake: ['Date'] })
    agePrices(11_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    await user.click(long())
    vi.useRealTimers()
    expect(sentOrders()).toHaveLength(0)
    expect(await screen.findByText('The price is too old. Waiting for the next one.')).toBeVisible()
  })

  test('at the market while its price is 0', async () => {
    await openTrading()
    act(() => setListedPrices(queryClient, [{ market: bitcoin.market, price: d('0') }]))
    await waitFor(() => expect(long()).toBeDisabled())
    expect(screen.getByText('There is no price for this market yet')).toBeVisible()
  })

  test('offline', async () => {
    await openTrading()
    const comeBack = goOffline()
    // The banner explains it; LONG and SHORT show one word.
    expect(screen.getAllByText(/You are offline/)).toHaveLength(1)
    for (const side of [long(), short()]) {
      expect(side).toBeDisabled()
      expect(side).toHaveTextContent(/offline$/)
    }
    comeBack()
    expect(long()).toBeEnabled()
  })
})

test('on a phone a link opens the form, and an accepted order closes it', async () => {
  const { user } = await openApp({ path: '/market/BTC-USDC?amount=100', width: 390 })
  await dialogOpened()
  expect(document.querySelector('.order-bar')).toHaveTextContent(/12\s480\.3071/)
  expect(screen.getByText('2 140.0000')).toBeInTheDocument()
  await user.click(long())
  await screen.findByText('Order accepted')
  await dialogClosed()
})

test('another tab does not change the leverage of an open form', async () => {
  localStorage.setItem('leverage', '50')
  const { user } = await openTrading()
  localStorage.setItem('leverage', '100')
  window.dispatchEvent(new StorageEvent('storage', { key: 'leverage', newValue: '100' }))
  await user.type(amountField(), '100')
  await user.click(long())
  await screen.findByText('Order accepted')
  expect(sentOrders()[0]).toMatchObject({ payload: { leverage: 50 } })
})
