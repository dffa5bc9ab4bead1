import type { AnyMachineSnapshot } from 'xstate'
import { resetMachine, type ResetContext, troubleIn } from '../../src/machines/reset.ts'
import { Failure } from '../../src/wire/failure.ts'
import { EventId } from '../../src/wire/scalars.ts'
import { done, failed } from '../../gallery/xstate.ts'
import { expect } from './exchange.ts'
import { WALLETS } from './trading.ts'
import type { Walk } from './walk.ts'
import { endRefresh, holdRefresh, withOrder } from './walkOrders.ts'
import { walkFrom, elsewhere, press, type Stage, until } from './walkStage.ts'
import { submissionDeeds } from './walkSubmission.ts'

const RESET = '/futures/api/user/wallets/reset'
const CHECK = '/futures/api/user/wallet/event/check'
/** The code that pays. */
const CODE = '246810'

const eventId = EventId.parse('e-1')
const silence = new Failure('timeout', { path: CHECK })
const isComplete = ({ context }: AnyMachineSnapshot) => context.payCode.length === 6
const isInit = (state: AnyMachineSnapshot) => state.matches('init')
const isChecking = (state: AnyMachineSnapshot) => state.matches({ paying: 'checking' })

/** The exchange decides about the payment; what the page asks for then waits. */
const decide = (name: string, code?: string) => ({
  event: done('checkPayment', { state: name, code }),
  does: async (stage: Stage) => {
    holdRefresh(stage)
    await stage.line.answer(CHECK, { body: { state: name, ...(code && { code: Number(code) }) } })
  },
})

/** Resetting the balance of a trader who has a position open. */
const resetWalk: Walk<Stage> = {
  machine: resetMachine,
  input: { kind: 'reset', begun: null },
  key: (context: ResetContext) => [context.payCode.length, troubleIn(context), context.isSlow, context.missedChecks > 0],
  deeds: {
    'type three digits': {
      event: { type: 'TYPE', text: CODE.slice(0, 3) },
      when: (state) => isInit(state) && state.context.payCode === '',
      does: ({ dialog }) => dialog.getByRole('textbox', { name: 'Pay code' }).fill(CODE.slice(0, 3)),
    },
    'type six digits': {
      event: { type: 'TYPE', text: '246 810' },
      when: (state) => isInit(state) && !isComplete(state),
      does: ({ dialog }) => dialog.getByRole('textbox', { name: 'Pay code' }).fill('246 810'),
    },
    'confirm': {
      event: { type: 'CONFIRM', key: 'k', at: 1_000, before: { wallet: null, openOrders: null } },
      when: isComplete,
      does: ({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).dblclick(),
    },
    'try again': {
      event: { type: 'RETRY' },
      does: async (stage) => {
        await endRefresh(stage)
        await stage.dialog.getByRole('button', { name: 'Try again' }).click()
      },
    },
    ...submissionDeeds<Stage>({
      path: RESET,
      yes: eventId,
      found: null,
      code: 4001,
      look: WALLETS,
      holdRefresh: () => {},
      commit: async (stage) => {
        const { eventId: begun } = await elsewhere(stage, RESET, { payCode: CODE })
        for (let check = 0; check < 3; check++) await elsewhere(stage, CHECK, { eventId: begun })
      },
    }),
    'two seconds pass': {
      event: { type: 'xstate.after.nextCheck.reset.paying.waiting' },
      does: ({ page, line }) => until(page, 'the next check', () => line.isWaiting(CHECK), 4),
    },
    'a minute passes': {
      event: { type: 'xstate.after.slow.reset.paying' },
      when: (state) => isChecking(state) && !state.context.isSlow,
      does: async ({ page, line, dialog }) => {
        await until(page, 'it is said to take long', async () => {
          if (line.isWaiting(CHECK)) await line.answer(CHECK, { body: { state: 'PENDING' } })
          return dialog.getByText('This is taking longer than usual.').isVisible()
        }, 80)
        await until(page, 'the next check', () => line.isWaiting(CHECK), 4)
      },
    },
    'the payment is under way': { ...decide('PENDING'), does: ({ line }) => line.answer(CHECK, { body: { state: 'PENDING' } }) },
    'the payment is done': decide('DONE'),
    'the payment has failed': decide('PAYMENT_FAILED'),
    'the payment was rejected': decide('FAIL', '5002'),
    'the check is not answered': { event: failed('checkPayment', silence), does: ({ line }) => line.answer(CHECK, 'lost') },
    'the payment is not known': {
      event: failed('checkPayment', new Failure('refused', { path: CHECK, code: '5001' })),
      does: ({ line }) => line.answer(CHECK, { code: 5001 }),
    },
    'the balance comes': { event: done('refresh'), does: (stage) => endRefresh(stage) },
    'the balance does not come': { event: failed('refresh', silence), does: (stage) => endRefresh(stage, 'lost') },
  },
  shows: {
    init: async ({ dialog }, state) => {
      await expect(dialog.getByRole('heading', { name: 'Reset balance' })).toBeVisible()
      await expect(dialog.getByText(`${state.context.payCode.length} of 6 digits`)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled({ enabled: isComplete(state) })
    },
    'loading.sending': async ({ dialog, line }) => {
      await expect(dialog.getByRole('status')).toHaveText('Sending the pay code')
      await expect.poll(() => line.isWaiting(RESET)).toBe(true)
    },
    'loading.unknown': ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('No answer yet'),
    'paying.checking': async ({ dialog, line }, { context }) => {
      await expect(dialog.getByRole('status')).toHaveText('Waiting for the payment')
      await expect.poll(() => line.isWaiting(CHECK)).toBe(true)
      if (context.isSlow && context.missedChecks === 0) await expect(dialog).toContainText('This is taking longer than usual.')
    },
    'paying.waiting': async ({ dialog }, { context }) => {
      await expect(dialog.getByRole('status')).toHaveText('Waiting for the payment')
      if (context.missedChecks > 0) await expect(dialog).toContainText('The exchange is not answering right now.')
    },
    settling: ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('Done. Updating your balance and orders'),
    success: async ({ dialog }) => {
      await expect(dialog.getByRole('status')).toContainText('Balance reset')
      await expect(dialog.getByRole('status')).toContainText(/\d\.\d{4} KXT/)
    },
    error: async ({ dialog }, { context }) => {
      const alert = dialog.getByRole('alert')
      const trouble = troubleIn(context)
      await expect(alert).toContainText(trouble?.step === 'lost' ? 'Payment not found yet' : trouble?.step === 'payment' ? 'Payment failed' : 'Not paid')
      if (trouble && trouble.step !== 'lost') await expect(alert).toContainText(`Code ${trouble.failure.code}`)
    },
  },
}

export const walks = {
  'resetting the balance': walkFrom(resetWalk, async (stage) => {
    await withOrder(stage, 'position')
    stage.line.hold(RESET, CHECK)
    await press(stage, 'Reset the balance')
    return stage
  }),
}
