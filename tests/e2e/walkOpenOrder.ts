import type { AnyMachineSnapshot } from 'xstate'
import { openOrderMachine } from '../../src/machines/openOrder.ts'
import { Failure } from '../../src/wire/failure.ts'
import { createOrder } from '../../src/wire/order.ts'
import { OrderId } from '../../src/wire/scalars.ts'
import { done, failed } from '../../gallery/xstate.ts'
import { expect } from './exchange.ts'
import { CREATE, hold, ORDERS, trading } from './trading.ts'
import type { Walk } from './walk.ts'
import { endRefresh, holdRefresh } from './walkOrders.ts'
import { walkFrom, elsewhere, type Stage, until } from './walkStage.ts'
import { submissionDeeds } from './walkSubmission.ts'

const AMOUNT = '50'
const order = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: AMOUNT, leverage: 10 })
const id = OrderId.parse('o-1')
const silence = new Failure('network', { path: ORDERS })
const isChecking = (state: AnyMachineSnapshot) => state.matches({ submitting: { unknown: 'checking' } })
const isStillChecking = (state: AnyMachineSnapshot) => state.matches({ submitting: { unknown: 'stillChecking' } })

const notice = ({ page }: Stage) => trading(page).form.getByRole('alert')
const unknown = (stage: Stage) => notice(stage).getByText('We did not get an answer. Checking your orders…')

const deeds = submissionDeeds<Stage>({
  path: CREATE,
  yes: [id],
  found: [id],
  code: 1005,
  look: ORDERS,
  unknown,
  holdRefresh,
  commit: (stage) => elsewhere(stage, CREATE, order),
})

/** Opening a position by the form. */
const openOrderWalk: Walk<Stage> = {
  machine: openOrderMachine,
  key: ({ outcome }: { outcome: { kind: string } | null }) => outcome?.kind,
  deeds: {
    'press LONG': {
      event: { type: 'PLACE', key: 'k', request: { order, knownIds: [] } },
      does: async ({ page, line }) => {
        await endRefresh({ line })
        const { amount, long } = trading(page)
        await amount.fill(AMOUNT)
        await long.dblclick()
      },
    },
    'stop checking': {
      event: { type: 'STOP_CHECKING' },
      does: (stage) => notice(stage).getByRole('button', { name: 'Stop checking' }).click(),
    },
    'close the notice': {
      event: { type: 'DISMISS' },
      does: (stage) => notice(stage).getByRole('button', { name: 'Close' }).click(),
    },
    ...deeds,
    'it is not found for 15 seconds': {
      ...deeds['it is not found for 15 seconds'],
      // 'fifteen seconds pass' comes first, always.
      when: isStillChecking,
      does: async (stage) => {
        const asked = stage.line.asked(CREATE)
        await endRefresh(stage)
        await until(stage.page, 'the looking ends', () => unknown(stage).isHidden())
        expect(stage.line.asked(CREATE), 'nothing is sent again').toBe(asked)
      },
    },
    'fifteen seconds pass without a look': {
      event: { type: 'xstate.after.longEnough.openOrder.submitting.unknown.checking' },
      when: isChecking,
      does: async ({ page, line }) => {
        line.hold(ORDERS)
        await page.clock.runFor(15_000)
      },
    },
    'orders and balance come': { event: done('0.openOrder.refreshing'), does: (stage) => endRefresh(stage) },
    'orders and balance do not come': { event: failed('0.openOrder.refreshing', silence), does: (stage) => endRefresh(stage, 'lost') },
    'orders and balance take ten seconds': {
      event: { type: 'xstate.after.refreshDeadline.openOrder.refreshing' },
      does: ({ page }) => page.clock.runFor(10_000),
    },
  },
  shows: {
    'idle.calm': async ({ page }, { context }) => {
      const { toast, amount, long } = trading(page)
      const said: Record<string, string> = { done: 'Order accepted', happened: 'Your order went through', refused: 'Order not accepted' }
      const words = said[context.outcome?.kind ?? '']
      if (words) await expect(toast(words)).toContainText(context.outcome.kind === 'refused' ? 'The balance is not enough' : 'BTCUSDC, LONG, 50.0000 KXT at ×10')
      if (context.outcome) await expect(amount).toHaveValue(words && context.outcome.kind !== 'refused' ? '' : AMOUNT)
      await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
      await expect(long).toBeEnabled()
    },
    'idle.notSeen': async (stage) => {
      await expect(notice(stage)).toContainText('Order not found so far')
      await expect(trading(stage.page).long).toBeEnabled()
    },
    'idle.unsettled': async (stage) => {
      await expect(notice(stage)).toContainText('We do not know whether it went through')
      await expect(trading(stage.page).short).toBeEnabled()
    },
    'submitting.sending': async ({ page, line }) => {
      const { form, long, short } = trading(page)
      await expect(form.getByText('Sending the order')).toBeAttached()
      await expect(long).toHaveAttribute('aria-busy', 'true')
      await expect(short).toBeDisabled()
      await expect.poll(() => line.isWaiting(CREATE)).toBe(true)
    },
    'submitting.unknown.checking': async (stage) => {
      await expect(unknown(stage)).toBeVisible()
      await expect(notice(stage).getByRole('button')).toHaveCount(0)
      await expect(trading(stage.page).short).toBeDisabled()
    },
    'submitting.unknown.stillChecking': async (stage) => {
      await expect(unknown(stage)).toBeVisible()
      await expect(notice(stage).getByRole('button', { name: 'Stop checking' })).toBeVisible()
      await expect(trading(stage.page).short).toBeDisabled()
    },
    refreshing: async ({ page }) => {
      await expect(trading(page).long).toHaveAttribute('aria-busy', 'true')
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
}

export const walks = {
  'opening a position': walkFrom(openOrderWalk, async (stage) => {
    await hold(stage.exchange, 'BTC-USDC', '67000')
    await stage.page.goto('/futures/market/BTC-USDC')
    await expect(trading(stage.page).available).toContainText('10')
    stage.line.hold(CREATE)
    return stage
  }),
}
