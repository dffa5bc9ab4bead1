import type { AnyMachineSnapshot } from 'xstate'
import { placement, view } from '../../../../gallery/views/openOrder.ts'
import { openOrderMachine } from '../../../../src/machines/openOrder.ts'
import { expect } from '../support/exchange.ts'
import { CREATE, fixPrice, ORDERS, trading } from '../support/trading.ts'
import type { Walk } from './walk.ts'
import { callFromElsewhere, endRefresh, holdRefresh, type Stage, until, walkFrom } from './walkStage.ts'
import { submissionActions } from './walkSubmission.ts'

const { order } = placement
const OUTCOME = /Order accepted|Your order went through/
const isStillChecking = (state: AnyMachineSnapshot) => state.matches({ submitting: { unknown: 'stillChecking' } })

const notice = ({ page }: Stage) => trading(page).form.getByRole('alert')
const unknown = (stage: Stage) => notice(stage).getByText('We did not get an answer. Checking your orders…')

/** Opening a position by the form. */
const openOrderWalk: Walk<Stage> = {
  machine: openOrderMachine,
  view,
  scene: 'trading',
  actions: {
    'place-long': async (stage) => {
      await endRefresh(stage)
      const { amount, long } = trading(stage.page)
      await amount.fill(order.amount)
      await long.dblclick()
    },
    'stop-checking': (stage) => notice(stage).getByRole('button', { name: 'Stop checking' }).click(),
    dismiss: (stage) => notice(stage).getByRole('button', { name: 'Close' }).click(),
    ...submissionActions<Stage>({
      path: CREATE,
      code: 1005,
      check: ORDERS,
      unknown,
      holdRefresh,
      commit: (stage) => callFromElsewhere(stage, CREATE, order),
    }),
    'not-found': {
      // 'fifteen-seconds' always comes first.
      when: isStillChecking,
      does: async (stage) => {
        const requestCount = stage.line.asked(CREATE)
        await endRefresh(stage)
        await until(stage.page, 'the verification ends', () => unknown(stage).isHidden())
        expect(stage.line.asked(CREATE), 'nothing is sent again').toBe(requestCount)
      },
    },
    // None of them with a check.
    'fifteen-seconds': async ({ page, line }) => {
      line.hold(ORDERS)
      await page.clock.runFor(15_000)
    },
    refreshed: (stage) => endRefresh(stage),
    'not-refreshed': (stage) => endRefresh(stage, 'lost'),
    // No longer: the toast then stays for five seconds.
    'refresh-too-slow': ({ page }) =>
      until(page, 'it is announced anyway', () => page.locator('.toast', { hasText: OUTCOME }).first().isVisible(), 12),
  },
  shows: {
    'idle.calm': async ({ page }, { context }) => {
      const { toast, amount, long } = trading(page)
      const titles: Record<string, string> = {
        done: 'Order accepted',
        happened: 'Your order went through',
        refused: 'Order not accepted',
      }
      const words = titles[context.outcome?.kind ?? '']
      if (words)
        await expect(toast(words)).toContainText(
          context.outcome.kind === 'refused'
            ? 'The balance is not enough'
            : `BTCUSDC LONG ×10, ${order.amount}.0000 KXT`,
        )
      if (context.outcome)
        await expect(amount).toHaveValue(words && context.outcome.kind !== 'refused' ? '' : order.amount)
      await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
      await expect(long).toBeEnabled()
    },
    'idle.notFound': async (stage) => {
      await expect(notice(stage)).toContainText('Order not found yet')
      await expect(trading(stage.page).long).toBeEnabled()
    },
    'idle.outcomeUnknown': async (stage) => {
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
      await expect(page.locator('.toast', { hasText: OUTCOME })).toHaveCount(0)
    },
  },
}

export const opening = walkFrom(openOrderWalk, async (stage) => {
  await fixPrice(stage.exchange, 'BTC-USDC', '67000')
  await stage.page.goto('/futures/market/BTC-USDC')
  await expect(trading(stage.page).available).toContainText('10')
  stage.line.hold(CREATE)
  return stage
})
