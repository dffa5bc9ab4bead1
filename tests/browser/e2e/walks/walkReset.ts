import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../../../gallery/views/reset.ts'
import { resetMachine, paymentTrouble } from '../../../../src/machines/reset.ts'
import { expect } from '../support/exchange.ts'
import { WALLETS } from '../support/trading.ts'
import type { Walk } from './walk.ts'
import { withPosition } from './walkPosition.ts'
import { callFromElsewhere, endRefresh, holdRefresh, type Stage, until, walkFrom } from './walkStage.ts'
import { submissionActions, submissionShows } from './walkSubmission.ts'

const RESET = '/futures/api/user/wallets/reset'
const CHECK = '/futures/api/user/wallet/event/check'
/** The pay code that succeeds. */
const CODE = '246810'

const isComplete = ({ context }: AnyMachineSnapshot) => context.payCode.length === 6
const isInit = (state: AnyMachineSnapshot) => state.matches('init')
const isChecking = (state: AnyMachineSnapshot) => state.matches({ paying: 'checking' })

/** The exchange decides the payment; the requests that follow are held. */
const decide = async (stage: Stage, state: string, code?: number) => {
  holdRefresh(stage)
  await stage.line.answer(CHECK, { body: { state, ...(code && { code }) } })
}

/** Resetting the balance of a trader with an open position. */
const resetWalk: Walk<Stage> = {
  machine: resetMachine,
  view,
  scene: 'resetting',
  actions: {
    'type-three-digits': {
      when: (state) => isInit(state) && state.context.payCode === '',
      does: ({ dialog }) => dialog.getByRole('textbox', { name: 'Pay code' }).fill(CODE.slice(0, 3)),
    },
    'type-six-digits': {
      when: (state) => isInit(state) && !isComplete(state),
      does: ({ dialog }) => dialog.getByRole('textbox', { name: 'Pay code' }).fill('246 810'),
    },
    confirm: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).dblclick(),
    retry: async (stage) => {
      await endRefresh(stage)
      await stage.dialog.getByRole('button', { name: 'Try again' }).click()
    },
    ...submissionActions<Stage>({
      path: RESET,
      code: 4001,
      check: WALLETS,
      commit: async (stage) => {
        const { eventId: begun } = await callFromElsewhere(stage, RESET, { payCode: CODE })
        for (let check = 0; check < 3; check++) await callFromElsewhere(stage, CHECK, { eventId: begun })
      },
    }),
    'two-seconds': ({ page, line }) => until(page, 'the next check', () => line.isWaiting(CHECK), 4),
    'one-minute': {
      when: (state) => isChecking(state) && !state.context.isSlow,
      does: async ({ page, line, dialog }) => {
        await until(
          page,
          'it is said to take long',
          async () => {
            if (line.isWaiting(CHECK)) await line.answer(CHECK, { body: { state: 'PENDING' } })
            return dialog.getByText('This is taking longer than usual.').isVisible()
          },
          80,
        )
        await until(page, 'the next check', () => line.isWaiting(CHECK), 4)
      },
    },
    'payment-pending': ({ line }) => line.answer(CHECK, { body: { state: 'PENDING' } }),
    'payment-done': (stage) => decide(stage, 'DONE'),
    'payment-failed': (stage) => decide(stage, 'PAYMENT_FAILED'),
    'payment-rejected': (stage) => decide(stage, 'FAIL', 5002),
    'check-not-answered': ({ line }) => line.answer(CHECK, 'lost'),
    'payment-unknown': ({ line }) => line.answer(CHECK, { code: 5001 }),
    'balance-loaded': (stage) => endRefresh(stage),
    'balance-not-loaded': (stage) => endRefresh(stage, 'lost'),
  },
  shows: {
    init: async ({ dialog }, state) => {
      await expect(dialog.getByRole('heading', { name: 'Reset balance' })).toBeVisible()
      await expect(dialog.getByText(`${state.context.payCode.length} of 6 digits`)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled({ enabled: isComplete(state) })
    },
    ...submissionShows(RESET, 'Sending the pay code'),
    'paying.checking': async ({ dialog, line }, { context }) => {
      await expect(dialog.getByRole('group', { name: 'Waiting for the payment' })).toBeVisible()
      await expect.poll(() => line.isWaiting(CHECK)).toBe(true)
      if (context.isSlow && context.missedChecks === 0)
        await expect(dialog).toContainText('This is taking longer than usual.')
    },
    'paying.waiting': async ({ dialog }, { context }) => {
      await expect(dialog.getByRole('group', { name: 'Waiting for the payment' })).toBeVisible()
      if (context.missedChecks > 0) await expect(dialog).toContainText('The exchange is not answering right now.')
    },
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('group', { name: 'Balance reset' })).toBeVisible()
      await expect(dialog.getByRole('group')).toContainText(/\d\.\d{4} KXT/)
    },
    error: async ({ dialog }, { context }) => {
      const alert = dialog.getByRole('group')
      const trouble = paymentTrouble(context)
      const titles: Record<string, string> = { lost: 'Payment not found yet', payment: 'Payment failed' }
      await expect(alert).toContainText(titles[trouble?.step ?? ''] ?? 'Not paid')
      if (trouble && 'failure' in trouble) await expect(alert).toContainText(`Code ${trouble.failure.code}`)
    },
  },
}

export const resetting = walkFrom(resetWalk, async (stage) => {
  await withPosition(stage)
  stage.line.hold(RESET, CHECK)
  await stage.page.getByRole('button', { name: 'Reset the balance' }).first().click()
  return stage
})
