// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getPrice, listMarkets } from '../../../../../src/api/market.ts'
import { createOrder } from '../../../../../src/api/orderChanges.ts'
import { installErrorHandlers } from '../../../../../src/app/shell/installErrorHandlers.ts'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { steadyNow } from '../../../../../src/platform/clock.ts'
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
  amountField,
  bitcoin,
  chooseLeverage,
  cutFeed,
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
  useClock,
} from '../tradingPage.ts'

const noteOf = (input: HTMLElement) =>
  plain(
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

test('an amount above the balance has an error at its field while typing, and again on submit', async () => {
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

test('one confirmation is one order, for the form’s market and leverage, whatever another tab chooses', async () => {
  storage.leverage.set(50)
  const { user } = await openTrading()
  act(() => {
    otherTab('leverage', '100')
    otherTab('futuresMarket', 'ETH-USDC')
  })
  await user.type(amountField(), '100{Enter}')
  expect(sentOrders()).toEqual([])
  expect(fireEvent.keyDown(long(), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(long(), { key: 'Enter' })).toBe(true)
  fireEvent.click(long(), { detail: 2 })
  expect(long()).not.toHaveAttribute('aria-busy')
  await user.dblClick(long())
  await screen.findByText('Order accepted')
  expect(sentOrders()).toMatchObject([{ payload: { market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 50 } }])
})

/** Number of orders of the market that have been fetched. */
const listed = () => queryClient.getQueryData(ordersQuery().queryKey)?.items.length ?? 0

test('from the click an order stands on top of the positions; accepted, it has a toast with its numbers, clears the form, and refreshes orders and balance; filled, it shows its price instead', async () => {
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
  await waitFor(() => expect(panel().getAllByRole('row')).toHaveLength(11))
  const firstRow = () => plain(panel().getAllByRole('row')[1]?.textContent ?? null)
  const answer = hold(createOrder.path)
  await user.click(long())
  expect(firstRow()).toMatch(/BTCUSDC.*LONG.*250\.0000.*Opening…$/)
  // The page is as high as before.
  expect(panel().getAllByRole('row')).toHaveLength(11)
  answer()

  expect(await screen.findByText('BTCUSDC LONG ×10, 250.0000 KXT')).toBeVisible()
  expect(firstRow()).toMatch(/Opening…$/)
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
  await waitFor(() => expect(screen.queryByText('Opening…')).toBeNull())
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
  act(() => setListedPrices(queryClient, [{ market: bitcoin.market, price: d(price) }], steadyNow()))
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

  await choose('BTC')
  expect(field('Amount (BTC)')).toHaveValue('0.07463283')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } })
  expect(sends()).toBe('12 480.3 KXT ×20')
  await user.clear(field('Amount (BTC)'))
  await user.type(field('Amount (BTC)'), '9')
  expect(noteOf(field('Amount (BTC)'))).toContain('Maximum 3.72546268 BTC')
  await user.clear(field('Amount (BTC)'))
  await user.type(field('Amount (BTC)'), '0.002')
  expect(noteOf(field('Amount (BTC)'))).not.toContain('Minimum')
  await user.tab()
  expect(noteOf(field('Amount (BTC)'))).toContain('Minimum amount is 0.00298508 BTC')
  await user.clear(field('Amount (BTC)'))
  await user.type(field('Amount (BTC)'), '0.05')
  await user.click(long())
  await screen.findByText('Order accepted')
  expect(sentOrders()[0]).toMatchObject({ payload: { amount: '167.5', leverage: 20 } })
  expect(field('Amount (BTC)')).toHaveValue('')
  expect(await screen.findByRole('button', { name: 'Repeat 167.5 KXT ×20' })).toBeVisible()
})

test('the least margin is no error in coins, although they are rounded down', async () => {
  storage.amountUnit.set('coin')
  await openTrading({ path: '/market/BTC-USDC?amount=10' })
  await waitFor(() => expect(field('Amount (BTC)')).toHaveValue('0.00149253'))
  expect(field('Amount (BTC)')).toBeValid()
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
  await chooseLeverage(user, '×10')
  expect(sends()).toBe('250 KXT ×10')
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

const textOfButton = (button: HTMLElement) => plain(button.textContent)

test('a level shows its distance, and its result on the side it fits; the other says why not, clicked at the field', async () => {
  storage.details.set(true)
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  await showLevels(user)
  await user.type(field('Stop loss'), '65660')
  expect(noteOf(field('Stop loss'))).toContain('−2.00 %')
  expect(screen.getByText('LONG −20.0000 KXT')).toBeVisible()
  await waitFor(() => expect(textOfButton(short())).toBe('SHORT  Needs a stop above price'))
  expect(textOfButton(long())).toBe('LONG 100 KXT ×10 ')
  expect(short()).toBeEnabled()
  expect(short()).toHaveAttribute('aria-disabled', 'true')
  expect(long()).not.toHaveAttribute('aria-disabled')
  await user.click(short())
  expect(noteOf(field('Stop loss'))).toContain('For SHORT, above 67 000')
  expect(sentOrders()).toEqual([])

  await user.clear(field('Stop loss'))
  await user.type(field('Take profit'), '65660')
  expect(screen.getByText('SHORT +20.0000 KXT')).toBeVisible()
  expect(textOfButton(long())).toBe('LONG  Needs a TP above price')
  await user.click(long())
  expect(screen.queryByText('SHORT +20.0000 KXT'), 'beside its error').toBeNull()
  await user.clear(field('Take profit'))
  await user.type(field('Take profit'), '67000')
  for (const button of [long(), short()]) expect(textOfButton(button)).toContain('Take profit at the price')
})

test('the last order is repeated with one press, which fills in the form, keeps the focus there and sends nothing', async () => {
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
  act(() => press(/^Repeat/).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(amountField().form, 'the button has gone').toHaveFocus())
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

test('a market order is blocked if the price is older than ten seconds, even if the clock was set back since; a limit order is not', async () => {
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  cutFeed()
  vi.useFakeTimers({ toFake: ['Date'] })
  agePrices(11_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  await user.click(long())
  vi.useRealTimers()
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

test('offline no order can be sent', async () => {
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

test('on a phone a link opens the form, and an accepted order closes it', async () => {
  const { user } = await openApp({ path: '/market/BTC-USDC?amount=100', width: 390 })
  await dialogOpened()
  expect(document.querySelector('.order-bar')).toHaveTextContent(/12\s480\.3071/)
  expect(screen.getByText('2 140.0000')).toBeInTheDocument()
  await user.click(long())
  await screen.findByText('Order accepted')
  await dialogClosed()
})

test('on a phone the form stays open when the order of another market is accepted', async () => {
  const { user, go } = await openApp({ path: '/market/BTC-USDC?amount=100', width: 390 })
  await dialogOpened()
  const answer = hold(createOrder.path)
  await user.click(long())
  await user.click(screen.getByRole('button', { name: 'Close window' }))
  await go('/market/ETH-USDC')
  await user.click(await screen.findByRole('button', { name: 'Open position' }))
  await dialogOpened()
  answer()
  await screen.findByText('Order accepted')
  await new Promise((pass) => setTimeout(pass, 600))
  expect(amountField()).toBeVisible()
})

test('an order refused as too soon says when to retry, and blocks both sides until then', async () => {
  useClock()
  const { user } = await openTrading()
  fault({ kind: 'status', status: 429, retryAfter: '30' })
  await user.type(amountField(), '100')
  await user.click(long())
  expect(await screen.findByText('Too many requests. Try again in 30 s.')).toBeVisible()
  await waitFor(() => expect([long(), short()].map((side) => side.matches(':disabled'))).toEqual([true, true]))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await waitFor(() => expect(long()).toBeEnabled())
  await user.click(long())
  expect(await screen.findByText('Order accepted')).toBeVisible()
})
