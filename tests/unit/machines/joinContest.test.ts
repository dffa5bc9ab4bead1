import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { confirmed } from '../../../gallery/view/samples.ts'
import { view } from '../../../gallery/views/joinContest.ts'
import type { Failure } from '../../../src/api/failure.ts'
import { ContestId } from '../../../src/api/scalars.ts'
import { type Confirmation, refusalIn } from '../../../src/domain/account/change.ts'
import { joinContestMachine, type JoinRequest } from '../../../src/machines/joinContest.ts'
import { submissionOf } from '../../../src/machines/submission.ts'
import { eventsOf, sentOnce, type Step, walk, LOADING } from './walk.ts'

const input = { contestId: ContestId.parse('7'), contestUserToken: 'T', contestName: 'Autumn ROI Cup' }

const events = eventsOf(view)
const states = [{ init: 'unchecked' }, { init: 'checked' }, ...LOADING, 'success', 'error', 'notArrived', 'closed']

function invariants() {
  // Never before the terms are accepted.
  const once = sentOnce({
    isConfirmed: ({ before, event }) => event.type === 'CONFIRM' && before.matches({ init: 'checked' }),
  })
  return (step: Step) => {
    once(step)
    const { before, event, after } = step
    if (!before.matches('error') && after.matches('error') && 'output' in event)
      equal(refusalIn(after.context), (event['output'] as { failure: Failure }).failure)
    if (after.matches('error')) ok(refusalIn(after.context))
    if (after.matches('init')) equal(refusalIn(after.context), null)
  }
}

test('joining keeps its invariants under random events', () => {
  const seen = walk({ machine: joinContestMachine, input, events, follow: invariants })
  expect([...seen].toSorted()).toEqual(states.map((state) => JSON.stringify(state)).toSorted())
})

/** A dialog whose terms are accepted, which is confirmed and answered. */
async function join(answer: () => Promise<void>) {
  const reloaded: string[] = []
  const requests: Confirmation<JoinRequest>[] = []
  const send = fromPromise<unknown, Confirmation<JoinRequest>>(async ({ input: request }) => {
    requests.push(request)
    await answer()
  })
  const machine = joinContestMachine.provide({
    actors: { submission: submissionOf<JoinRequest>().provide({ actors: { send } }) },
    actions: { reload: (_, contestId) => void reloaded.push(contestId) },
  })
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'CONFIRM', ...confirmed('join 7', input, 'early') })
  actor.send({ type: 'TICK' })
  actor.send({ type: 'CONFIRM', ...confirmed('join 7', input, 'k') })
  actor.send({ type: 'CONFIRM', ...confirmed('join 7', input, 'again') })
  await waitFor(actor, (state) => !state.hasTag('underWay'))
  return { actor, reloaded, requests }
}

test('closing after success reloads the contest', async () => {
  const { actor, reloaded, requests } = await join(async () => {})
  expect(actor.getSnapshot().value).toBe('success')
  expect(reloaded).toEqual([])
  actor.send({ type: 'CLOSE' })
  expect(reloaded).toEqual(['7'])
  expect(requests).toEqual([{ ...confirmed('join 7', input, 'k'), at: expect.any(Number) }])
})

test('closing before the confirmation reloads nothing', () => {
  const reloaded: string[] = []
  const machine = joinContestMachine.provide({ actions: { reload: (_, contestId) => void reloaded.push(contestId) } })
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'CLOSE' })
  expect([actor.getSnapshot().value, reloaded]).toEqual(['closed', []])
})
