import { Failure, type FailureKind } from '../../src/api/failure.ts'
import type { Confirmation, Subject } from '../../src/domain/account/change.ts'
import type { SampleEvent } from '../types.ts'
import { done, failed, moved } from '../xstate.ts'

export const refusal = (path: string, code: string) => new Failure('refused', { path, code })
export const silence = (path: string, kind: FailureKind = 'network') => new Failure(kind, { path })

/** What confirms a change; an event that confirms one carries it. */
export const confirmed = <Request>(subject: Subject, request: Request, key = 'sample'): Confirmation<Request> => ({
  subject,
  request,
  key,
  at: Date.now(),
})

/** Response lost: the outcome is unknown. */
export const answerLost = moved('submission', 'unknown')

/** The outcomes of a submission, and its lost response: the same for every machine that has one. */
export const submissionEvents = ({
  path,
  answer,
  found = answer,
  code,
}: {
  path: string
  answer: unknown
  found?: unknown
  code: string
}) => ({
  accepted: done('submission', { kind: 'done', answer }),
  refused: done('submission', { kind: 'refused', failure: refusal(path, code) }),
  'answer-lost': answerLost,
  found: done('submission', { kind: 'happened', answer: found }),
  'not-found': done('submission', { kind: 'didNotHappen', failure: silence(path) }),
  'check-failed': failed('submission', silence(path)),
})

const isUnknown = (state: { hasTag: (tag: never) => boolean }) => state.hasTag('unknown' as never) // every machine with a submission has that tag
const isKnown = (state: { hasTag: (tag: never) => boolean }) => !isUnknown(state)

/** Outcomes that are possible only after a lost response. */
export const submissionWhen = {
  accepted: isKnown,
  refused: isKnown,
  'answer-lost': isKnown,
  found: isUnknown,
  'not-found': isUnknown,
}

const isRefusal = (thrown: unknown): thrown is Failure => thrown instanceof Failure && thrown.kind === 'refused'

/** The event with another error code, if it has one. */
export function withCode(event: SampleEvent, code: string | null): SampleEvent {
  if (code === null) return event
  const other = ({ path }: Failure) => refusal(path, code)
  if (isRefusal(event['error'])) return { ...event, error: other(event['error']) }
  const { output } = event
  if (typeof output !== 'object' || output === null) return event
  if ('failure' in output && isRefusal(output.failure))
    return { ...event, output: { ...output, failure: other(output.failure) } }
  return 'code' in output && output.code !== undefined ? { ...event, output: { ...output, code } } : event
}
