import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Actor, type AnyMachineSnapshot, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate'
import { i18n } from '../../i18n/i18n.ts'
import { flows } from '../../machines/begin.ts'
import { onSessionEnd } from '../../queries/session.ts'
import { type FlowOutcome, toastOutcome } from './flowOutcome.ts'
import { holdWhileUnsettled } from './holdWhileUnsettled.ts'

interface Flows<Machine extends AnyStateMachine, Subject> {
  machine: Machine
  /** Two subjects with one id have one flow: what is being closed cannot be closed a second time beside it. */
  id: (subject: Subject) => string
  /** What a flow begins with. */
  input: (subject: Subject) => InputFrom<Machine>
  /** What came of it, for its dialog; where nobody was looking, a message says it. */
  outcomeOf: (snapshot: SnapshotFrom<Machine>, t: TFunction) => FlowOutcome | null
  /** What its dialog would have done at the end. */
  endedUnseen?: (snapshot: SnapshotFrom<Machine>) => void
}

interface Flow<Machine extends AnyStateMachine> {
  actor: Actor<Machine>
  /** Dialogs that show it. */
  views: number
  /** Nobody hears of it any more. */
  stop: () => void
}

/**
 * The flows of one kind of dialog, living above it: closing a dialog ends a flow that only waits for its user,
 * and hides one that is under way (tag `underWay`). Opened again, the dialog shows the same flow. All end with the session.
 */
export function backgroundFlows<Machine extends AnyStateMachine, Subject>({ machine, id, input, outcomeOf, endedUnseen }: Flows<Machine, Subject>) {
  const kept = new Map<string, Flow<Machine>>()

  function drop(key: string, flow: Flow<Machine>) {
    if (kept.get(key) === flow) kept.delete(key)
    flow.stop()
    flow.actor.stop()
  }

  function keep(key: string, subject: Subject): Flow<Machine> {
    const options = { input: input(subject) } as never // Of this machine: whether it needs an input, TypeScript asks of machines it knows.
    const actor = createActor(...flows.begin(machine, options))
    const flow = { actor, views: 0, stop: holdWhileUnsettled(actor) }
    let wasUnderWay = false
    actor.subscribe((told) => {
      // A machine's snapshots are machine snapshots; the type parameter hides it.
      const isUnderWay = (told as AnyMachineSnapshot).hasTag('underWay')
      if (wasUnderWay && !isUnderWay && flow.views === 0) {
        const outcome = outcomeOf(told, i18n.t)
        if (outcome) toastOutcome(outcome)
        endedUnseen?.(told)
        drop(key, flow)
      }
      wasUnderWay = isUnderWay
    })
    kept.set(key, flow)
    return flow
  }

  onSessionEnd(() => {
    for (const [key, flow] of kept) drop(key, flow)
  })

  const of = (subject: Subject): Flow<Machine> => {
    const key = id(subject)
    return kept.get(key) ?? keep(key, subject)
  }

  return {
    outcomeOf,

    /** The flow about this subject: the one under way, or a new one that begins when it is shown. */
    actor: (subject: Subject): Actor<Machine> => of(subject).actor,

    /** The same, begun. */
    about: (subject: Subject): Actor<Machine> => of(subject).actor.start(),

    /** A dialog shows it, and it begins if it has not; answers what ends that. */
    show(subject: Subject): () => void {
      const flow = of(subject)
      flow.views += 1
      flow.actor.start()
      return () => {
        flow.views -= 1
        // Not at once: in development React shows, hides and shows everything when it mounts.
        queueMicrotask(() => {
          const snapshot = flow.actor.getSnapshot() as AnyMachineSnapshot // see above
          if (flow.views === 0 && !snapshot.hasTag('underWay')) drop(id(subject), flow)
        })
      }
    },
  }
}

export type BackgroundFlows<Machine extends AnyStateMachine, Subject> = ReturnType<typeof backgroundFlows<Machine, Subject>>

/** The flow a dialog shows: its state, how to tell it what the user does, and what came of it. It begins when it is on screen, and may outlive the dialog. */
export function useFlow<Machine extends AnyStateMachine, Subject>(kept: BackgroundFlows<Machine, Subject>, subject: Subject) {
  const { t } = useTranslation()
  // What the dialog was opened with names the flow; later renders do not change it.
  const [first] = useState(subject)
  const [actor] = useState(() => kept.actor(first))
  useEffect(() => kept.show(first), [kept, first])
  const state: SnapshotFrom<Machine> = useSelector(actor, (snapshot) => snapshot)
  const send: Actor<Machine>['send'] = (event) => actor.send(event)
  return [state, send, kept.outcomeOf(state, t)] as const
}
