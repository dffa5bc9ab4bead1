// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Instant } from '../../../../src/api/scalars.ts'
import { Countdown } from '../../../../src/features/contests/page/ContestStatus.tsx'
import { Message } from '../../../../src/ui/display/Message.tsx'
import { type Translation, translatePage } from '../../../translatePage.ts'
import { amountField, openTrading } from '../../features/trading/tradingPage.ts'
import { openApp } from '../../openApp.tsx'

let translation: Translation
/** Errors that React caught in a boundary, with the reason. */
const errors: unknown[] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words))
  translation = translatePage()
})
afterEach(() => {
  translation.stop()
  vi.restoreAllMocks()
  expect(translation.held).toEqual([])
  expect(document.body).not.toHaveTextContent('could not be shown')
  expect(errors.filter((words) => String(words).includes('NotFoundError'))).toEqual([])
})

/** Texts of this form that a page translator may change. */
const translatable = (form: RegExp) =>
  [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.children.length === 0 &&
        form.test(element.textContent) &&
        !element.closest('[translate=no], .sr-only, title, option'),
    )
    .map(({ textContent }) => textContent)

test('on a translated page markets are searched, and the questions of the FAQ', async () => {
  const { user, go } = await openTrading()
  await user.click(screen.getByRole('button', { name: /Choose a market$/ }))
  await user.type(await screen.findByRole('combobox'), 'ETH')
  await waitFor(() =>
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent('ETHUSDC'),
  )
  await user.keyboard('{Escape}')
  await go('/faq')
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'margin')
  await waitFor(() => expect(document.querySelectorAll('mark').length).toBeGreaterThan(0))
  await user.clear(search)
  await user.type(search, 'fee')
  await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent(/fee/i))
})

test.each(['/market/BTC-USDC', '/results', '/contests', '/faq', '/fees', '/terms', '/mcontests'])(
  'a translated %s follows the language, and its market names are not translated',
  async (path) => {
    const { i18n } = await openApp({ path })
    await waitFor(() => expect(document.body.textContent.length).toBeGreaterThan(300))
    await act(() => i18n.changeLanguage('pl'))
    await waitFor(() => expect(document.body).toHaveTextContent(/[ąęłóśżź]/))
    await act(() => i18n.changeLanguage('en'))
    await waitFor(() => expect(document.body).not.toHaveTextContent(/[ęśź]/))
    if (['/market/BTC-USDC', '/fees', '/results'].includes(path))
      await waitFor(() => expect(document.body).toHaveTextContent(/[A-Z]{3}USDC/))
    expect(translatable(/^[A-Z]{3,}USDC$/)).toEqual([])
  },
)

/** Somebody else's change that React cannot undo: the place is gone where the next key adds the amount to the buttons. */
const crashOnce = () =>
  vi.spyOn(Node.prototype, 'insertBefore').mockImplementationOnce(() => {
    throw new DOMException('gone', 'NotFoundError')
  })

test('an amount is whole after a crash in the middle of typing', async () => {
  const { user } = await openTrading()
  await user.click(amountField())
  const crash = crashOnce()
  await user.keyboard('5')
  expect(crash).toHaveBeenCalled()
  crash.mockRestore()
  await user.keyboard('00')
  expect(amountField()).toHaveValue('500')
  expect(errors).not.toEqual([])
  errors.length = 0
  fireEvent.blur(amountField())
})

test('neither the numbers of a countdown nor a code that the exchange gave are translated', () => {
  render(<Countdown until={0 as Instant} />)
  expect(screen.getAllByText('00')).toHaveLength(4)
  expect(translatable(/^\d\d$/)).toEqual([])
  render(<Message icon={null} title="Not sent" code="9900" />)
  expect(screen.getByText('Code 9900')).toHaveAttribute('translate', 'no')
})

test('a form that crashes again comes back empty, without the part of an amount that it knows', async () => {
  const { user } = await openTrading()
  await user.click(amountField())
  // However slow the machine is, within a second.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  for (let crashes = 0; crashes < 4 && !screen.queryByText('New order could not be shown'); crashes += 1) {
    await user.keyboard('{Backspace}')
    const crash = crashOnce()
    await user.keyboard('5')
    crash.mockRestore()
  }
  clock.mockRestore()
  // On a slow machine it is announced by then, too, and the chart before it offers the same.
  expect(screen.getAllByText('New order could not be shown')[0]).toBeVisible()
  expect(document.querySelector('[aria-label="Orders and positions"]'), 'the other panels').toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!)
  expect(amountField()).toHaveValue('')
  errors.length = 0
})
