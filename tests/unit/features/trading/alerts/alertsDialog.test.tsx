// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storedAlerts } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { position } from '../../../domain/builders.ts'
import { dialog, dialogOpened, dialogText, openCached, plain, press } from '../tradingPage.ts'

const orders = ['45000', '40000'].map((liquidation) => position({ orderId: liquidation, liquidation }))

test('an alert at a price says when it tells, is listed with its distance, and removed; one at the price of now is none', async () => {
  const { user } = await openCached({ orders, price: '50000' })
  await user.click(await screen.findByRole('button', { name: 'Alerts for BTCUSDC' }))
  const price = await screen.findByRole('textbox', { name: 'Price of BTCUSDC' })
  await user.click(press('Set alert'))
  expect(dialogText()).toContain('Enter a valid value first.')
  expect(price).toHaveFocus()
  await user.type(price, '50000')
  expect(press('Set alert')).toHaveAttribute('aria-disabled', 'true')
  for (const share of ['+5', '−1']) await user.click(press(`${share} % from the market price`))
  expect(dialogText()).toContain('when the price falls to this level (−1.00 % from 50 000.00)')
  await user.click(press('Set alert'))
  const item = within(dialog()).getByRole('listitem')
  expect(plain(item.textContent)).toBe('BTCUSDC 49 500.00−1.00 % from the market price')
  const status = within(dialog()).getAllByRole('status')[0]!
  expect(status).toHaveTextContent('Alert set')
  act(() => storedAlerts.change({ alerts: storedAlerts.get().alerts.map((one) => ({ ...one, wasNotified: true })) }))
  expect(item).toHaveTextContent('Inactive until the price is 0.2 % away.')
  await user.click(press('+1 % from the market price'))
  expect(status).toBeEmptyDOMElement()
  await user.click(press(/^Remove the alert/))
  expect(within(dialog()).getByRole('heading', { name: 'Your alerts 0' })).toHaveFocus()

  await user.click(within(dialog()).getByRole('radio', { name: 'Liquidation' }))
  expect(dialogText()).toContain('Now 10.00 % away. Alert at 47 368.42.')
  const field = within(dialog()).getByRole('textbox')
  await user.clear(field)
  await user.type(field, '100')
  expect(dialogText()).toContain('Above 0 % and below 100 %')
  await user.type(field, '{Backspace}{Backspace}5')
  expect(dialogText()).toContain('Already closer (10.00 %)')
  await user.click(press('Set alert'))
  const last = within(dialog()).getByRole('listitem')
  expect(plain(last.textContent)).toMatch(/at 52 941\.18, \+5\.88 % from the market price$/)
})

test('desktop notifications are on only where the browser lets them, and go off again; contests are a choice of their own', async () => {
  const browser = class extends EventTarget {
    static permission = 'default'
    static requestPermission = async () => browser.permission
    static canShow = true
    constructor() {
      super()
      if (!browser.canShow) throw new TypeError('Illegal constructor')
    }
    close() {}
  }
  vi.stubGlobal('Notification', browser)
  const { user } = await openCached()
  await user.click(await screen.findByRole('button', { name: 'Alerts for BTCUSDC' }))
  const turn = async (name: RegExp, permission = 'granted') => {
    browser.permission = permission
    await user.click(await screen.findByRole('switch', { name, hidden: true }))
    return storedAlerts.get().notifies
  }
  await dialogOpened()
  expect(dialogText()).toContain('Your browser will ask for permission.')
  expect([await turn(/^De/, 'denied'), await turn(/^De/), await turn(/^De/)]).toEqual([false, true, false])
  expect(dialogText()).toContain('Shown while the tab is in the background.')
  await turn(/^De/, 'denied')
  expect(dialogText()).toContain('Your browser blocks notifications from this site.')
  browser.canShow = false
  expect(await turn(/^De/)).toBe(false)
  expect(dialogText()).toContain('This browser does not support notifications.')
  await turn(/contest/)
  expect(storedAlerts.get()).toMatchObject({ tellsOwn: true, tellsContests: true })
})
