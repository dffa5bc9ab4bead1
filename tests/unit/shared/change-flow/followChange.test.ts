import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, createMachine, toPromise, waitFor } from 'xstate'
import { Failure } from '../../../../src/api/failure.ts'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { ledger } from '../../../../src/queries/ledger.ts'
import { followChange } from '../../../../src/shared/change-flow/backgroundFlows.ts'
import { toastOutcome } from '../../../../src/shared/change-flow/flowOutcome.ts'
import { sendOnce } from '../../../../src/shared/change-flow/sendOnce.ts'
import { receiveToasts } from '../../../../src/ui/toasts/toast.ts'
import { knowUser } from '../../queries/knownUser.ts'

const machine = createMachine({
  initial: 'ready',
  context: () => ({ confirmed: ledger.confirm('order', {}) }),
  states: { ready: { on: { SEND: 'sent' } }, sent: { tags: 'unsettled', on: { LOSE: {}, ANSWER: 'ready' } } },
})

test('a flow is under way and stored while a change is out, also the next one; no longer once it is answered or stopped', () => {
  knowUser()
  const flow = createActor(machine).start()
  const stop = followChange(flow, { isStored: true })
  const is = () => [ledger.isAnyUnderWay(), ledger.isAnyStored()]
  expect(is()).toEqual([false, false])
  for (let change = 0; change < 2; change++) {
    for (const type of ['SEND', 'LOSE']) flow.send({ type })
    expect(is()).toEqual([true, true])
    flow.send({ type: 'ANSWER' })
    expect(is()).toEqual([false, false])
  }
  flow.send({ type: 'SEND' })
  stop()
  expect(is()).toEqual([false, true])
  ledger.forget('order')
})

/** Confirms and sends a rollover whose response is still to come. */
function sent() {
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const confirmation = ledger.confirm('rollover', true)
  const submission = createActor(
    sendOnce<boolean>({ send: () => promise, verify: () => Promise.resolve('inconclusive') }),
    { input: confirmation },
  ).start()
  return { confirmation, submission, accept: () => resolve({}), fail: reject }
}

test('a request without a flow of its own is under way until its response', async () => {
  const { submission, accept } = sent()
  expect(ledger.isAnyUnderWay()).toBe(true)
  accept()
  await toPromise(submission)
  expect(ledger.isAnyUnderWay()).toBe(false)
})

test.each([
  ['an accepted', null, false],
  ['a refused', new Failure('refused', { path: '/' }), false],
  ['a lost', new Failure('network', { path: '/' }), true],
])('%s request, confirmed again, keeps its key only while its outcome is unknown', async (_, failure, isKept) => {
  const { confirmation, submission, accept, fail } = sent()
  if (failure) fail(failure)
  else accept()
  await waitFor(submission, (state) => !state.matches('sending'))
  submission.stop()
  expect(ledger.confirm('rollover', true).key === confirmation.key).toBe(isKept)
  ledger.settle(confirmation)
})

test.each([
  ['done', 'success'],
  ['refused', 'error'],
  ['lost', 'error'],
  ['gone', 'info'],
  ['filled', 'info'],
] as const)('a change that is %s is told by a toast of kind %s, which stays if it is lost', (kind, told) => {
  const shown = vi.fn()
  onTestFinished(receiveToasts(shown, () => {}))
  toastOutcome(i18n.t, { kind, title: 'Title', subject: 'BTCUSDC' })
  expect(shown.mock.lastCall?.[0]).toMatchObject({ kind: told, title: 'BTCUSDC: Title', sticky: kind === 'lost' })
})
