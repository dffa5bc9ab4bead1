// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Leverage } from '../../../../../../src/constants/limits.ts'
import { Decimal, MarketName } from '../../../../../../src/api/scalars.ts'
import { stage } from '../../order-form/formStage.tsx'
import { layOut, openPage } from '../dialogStage.tsx'
import { press, valueOf } from '../dialogWords.ts'

layOut()
stage()

async function choose(leverage: Leverage, amount: string | null = '1000', price: string | null = null) {
  const onChoose = vi.fn()
  const request = {
    kind: 'leverage' as const,
    market: MarketName.parse('BTC-USDC'),
    leverage,
    amount: amount === null ? null : Decimal.parse(amount),
    price: price === null ? null : Decimal.parse(price),
    onChoose,
  }
  const user = await openPage({ leverage: request })
  await user.click(press('leverage'))
  await screen.findByRole('dialog')
  return { user, onChoose }
}
const step = (leverage: number) => screen.getByRole('radio', { name: `×${leverage}` })

test('value, quantity and both liquidation prices follow the step', async () => {
  const { user } = await choose(10)
  await waitFor(() => expect(valueOf('Value')).toBe('10 000.0000 KXT'))
  expect(valueOf('Quantity')).toBe('0.14925373 BTC')
  expect(valueOf('Est. liquidation, LONG')).toBe('60 635.00')
  await user.click(press('Higher leverage'))
  expect(valueOf('Value')).toBe('20 000.0000 KXT')
  expect(valueOf('Est. liquidation, LONG')).toBe('63 985.00')
  expect(valueOf('Est. liquidation, SHORT')).toBe('70 015.00')
})

test('arrows are disabled at the ends', async () => {
  const { user } = await choose(50)
  await user.click(press('Higher leverage'))
  expect(press('Higher leverage')).toBeDisabled()
  expect(step(100)).toBeChecked()
  expect(step(100)).toHaveFocus()
  for (let times = 0; times < 3; times += 1) await user.click(press('Lower leverage'))
  expect(press('Lower leverage')).toBeDisabled()
})

test('arrow keys step and stop at the ends', async () => {
  const { user, onChoose } = await choose(20)
  await waitFor(() => expect(step(20)).toHaveFocus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(step(100)).toBeChecked()
  await user.keyboard('{ArrowLeft}')
  expect(step(50)).toHaveFocus()
  await user.click(press('Confirm'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(50)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('cancelled, nothing is chosen', async () => {
  const { user, onChoose } = await choose(20)
  await user.click(step(100))
  await user.click(press('Cancel'))
  expect(onChoose).not.toHaveBeenCalled()
})

test('without an amount there is a dash, and the liquidation prices all the same', async () => {
  await choose(10, null)
  await waitFor(() => expect(valueOf('Est. liquidation, LONG')).toBe('60 635.00'))
  expect(valueOf('Value')).toBe('–')
})

test('at a limit above the market a LONG is liquidated below the market, a SHORT above its limit', async () => {
  await choose(50, '1000', '70000')
  await waitFor(() => expect(valueOf('Est. liquidation, LONG')).toBe('65 995.00'))
  expect(valueOf('Est. liquidation, SHORT')).toBe('71 050.00')
  expect(valueOf('Quantity')).toBe('0.71428571 BTC')
})
