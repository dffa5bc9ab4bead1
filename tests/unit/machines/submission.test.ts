import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { confirmed } from '../../../gallery/view/samples.ts'
import { Failure, type FailureKind } from '../../../src/api/failure.ts'
import { VERIFY_EVERY_MS } from '../../../src/constants/limits.ts'
import type { Verification } from '../../../src/domain/account/change.ts'
import { submissionOf } from '../../../src/machines/submission.ts'

const failure = (kind: FailureKind, status?: number) => new Failure(kind, { path: '/x', status })

/** Runs one submission with this response and these check results in turn; the last one repeats. */
async function run(send: string | Failure, checks: (Verification<string> | Failure)[]) {
  const clock = new SimulatedClock()
  const calls = { send: 0, check: 0 }
  const actor = createActor(
    submissionOf<string, string>().provide({
      actors: {
        send: fromPromise(async () => {
          calls.send += 1
          if (send instanceof Failure) throw send
          return send
        }),
        check: fromPromise(async () => {
          const check = checks[Math.min(calls.check, checks.length - 1)]!
          calls.check += 1
          if (check instanceof Failure) throw check
          return check
        }),
      },
    }),
    { input: confirmed('order', 'buy'), clock },
  ).start()
  for (let round = 0; round < 40 && actor.getSnapshot().status === 'active'; round += 1) {
    await waitFor(actor, (state) => state.status === 'done' || state.matches({ verifying: 'waiting' }))
    clock.increment(VERIFY_EVERY_MS)
  }
  return { calls, outcome: actor.getSnapshot().output, status: actor.getSnapshot().status }
}

test.each([
  ['accepted', 'o-1', { kind: 'done', answer: 'o-1' }],
  ['refused', failure('refused'), { kind: 'refused' }],
  ['refused with 401', failure('unauthorized'), { kind: 'refused' }],
  ['refused with 422', failure('http', 422), { kind: 'refused' }],
])('a change that is %s ends there, without checks', async (_, answer, outcome) => {
  expect(await run(answer, [])).toMatchObject({ outcome, calls: { send: 1, check: 0 } })
})

const LOST = [
  failure('network'),
  failure('timeout'),
  failure('malformed'),
  ...[408, 409, 502].map((status) => failure('http', status)),
]
test.each(LOST)('a lost response (%s) of a change that arrived is verified', async (lost) => {
  const ended = await run(lost, [failure('network'), 'inconclusive', 'notFound', { found: 'o-7' }])
  expect(ended).toMatchObject({ outcome: { kind: 'happened', answer: 'o-7' }, calls: { send: 1, check: 4 } })
})

test('"it did not happen" needs fifteen seconds, and three conclusive checks after that', async () => {
  const ended = await run(failure('network'), ['notFound'])
  expect(ended.outcome?.kind).toBe('didNotHappen')
  expect(ended.calls).toEqual({ send: 1, check: 8 })
})

test('a repeatable change is checked for once', async () => {
  const lost = failure('network')
  expect(await run(lost, ['mayRepeat'])).toMatchObject({
    outcome: { kind: 'didNotHappen', failure: lost },
    calls: { send: 1, check: 1 },
  })
})

test('inconclusive checks prove nothing, however many', async () => {
  expect(await run(failure('network'), ['inconclusive'])).toMatchObject({ status: 'active', calls: { send: 1 } })
})
