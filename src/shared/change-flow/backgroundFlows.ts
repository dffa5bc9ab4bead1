import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { i18n } from '../../i18n/i18n.ts'
import type { Resources } from '../../i18n/resources.d.ts'
import { actorSetup } from '../../machines/actorSetup.ts'
import { type ChangeKind, changes, type StoredChange, type Subject as ChangeSubject } from '../../queries/changes.ts'
import { onSessionEnd } from '../../queries/session.ts'
import { type FlowOutcome, toastOutcome } from './flowOutcome.ts'
import { followChange, type StoredFlow } from './followChange.ts'

interface Flows<Machine extends AnyStateMachine, Subject, Namespace extends keyof Resources> {
  machine: Machine
  /** Where the texts of its outcomes are. */
  texts: Namespace
  /** Subjects with the same id share a flow, so that an order being closed cannot be closed again in parallel. */
  id: (subject: Subject) => string
  /** Input of a new flow. */
  input: (subject: Subject) => InputFrom<Machine>
  /** The outcome, for the dialog; shown as a toast if the dialog is closed. */
  outcomeOf: (snapshot: SnapshotFrom<Machine>, t: TFunction<Namespace>) => FlowOutcome | null
  /** Called with every state. */
  onChange?: (snapshot: SnapshotFrom<Machine>) => void
  /** Called at the end, whether its dialog is open or not. */
  onEnd?: (outcome: FlowOutcome, snapshot: SnapshotFrom<Machine>) => void
  /** The request is stored until it is settled, so that a reloaded page can resume it (dialogs/resumeChanges.ts). */
  stored?: StoredFlow & {
    kind: ChangeKind
    /** The flow's subject and the confirmation sent by an earlier page; throws if they are unreadable. */
    read: (sent: StoredChange) => { of: Subject; confirmation: EventFromLogic<Machine> }
  }
  /** Called instead of the dialog's own action at the end. */
  onFinishedInBackground?: (snapshot: SnapshotFrom<Machine>) => void
}

interface Flow<Machine extends AnyStateMachine> {
  actor: Actor<Machine>
  /** Number of dialogs showing it. */
  views: number
  /** Stops counting it as unsettled. */
  stop: () => void
}

/** The part of stored flows that resumes a change. */
export interface Resuming {
  resumes?: { kind: ChangeKind; resume: (subject: ChangeSubject, sent: StoredChange) => void } | undefined
}

/**
 * The flows of one kind of dialog. They outlive the dialog: closing it ends a flow that only waits for its user, and hides one that
 * is under way (tag `underWay`). Reopened, the dialog shows the same flow. All end with the session.
 */
export function backgroundFlows<Machine extends AnyStateMachine, Subject, Namespace extends keyof Resources>({
  machine,
  texts,
  id,
  input,
  outcomeOf,
  onChange,
  onEnd,
  stored,
  onFinishedInBackground,
}: Flows<Machine, Subject, Namespace>) {
  const running = new Map<string, Flow<Machine>>()

  function drop(key: string, flow: Flow<Machine>) {
    if (running.get(key) === flow) running.delete(key)
    flow.stop()
    flow.actor.stop()
  }

  function create(key: string, subject: Subject): Flow<Machine> {
    const options = { input: input(subject) } as never // TypeScript knows whether an input is required only for a concrete machine.
    const actor = createActor(...actorSetup.of(machine, options))
    const flow = { actor, views: 0, stop: followChange(actor, stored ?? null) }
    let wasUnderWay = false
    actor.subscribe((snapshot) => {
      onChange?.(snapshot)
      // A machine's snapshots are machine snapshots; the type parameter hides it.
      const isUnderWay = (snapshot as AnyMachineSnapshot).hasTag('underWay')
      const outcome = wasUnderWay && !isUnderWay ? outcomeOf(snapshot, i18n.getFixedT(null, texts)) : null
      if (outcome) onEnd?.(outcome, snapshot)
      if (wasUnderWay && !isUnderWay && flow.views === 0) {
        if (outcome) toastOutcome(outcome)
        onFinishedInBackground?.(snapshot)
        drop(key, flow)
      }
      wasUnderWay = isUnderWay
    })
    running.set(key, flow)
    return flow
  }

  const stopAll = () => {
    for (const [key, flow] of running) drop(key, flow)
  }
  onSessionEnd(stopAll)

  const of = (subject: Subject): Flow<Machine> => {
    const key = id(subject)
    return running.get(key) ?? create(key, subject)
  }

  function resuming(): Resuming['resumes'] {
    if (!stored) return undefined
    return {
      kind: stored.kind,
      resume(subject, sent) {
        const { of: resumed, confirmation } = stored.read(sent)
        changes.resume(subject, sent)
        of(resumed).actor.start().send(confirmation)
      },
    }
  }

  return {
    outcomeOf,
    texts,

    /** The flow of this subject: the current one, or a new one, not started yet. */
    actor: (subject: Subject): Actor<Machine> => of(subject).actor,

    /** The same, started. */
    start: (subject: Subject): Actor<Machine> => of(subject).actor.start(),

    /** Stops every flow, without telling its outcome: the user it belongs to is gone. */
    stopAll,

    /** Resumes a change sent by an earlier page of this tab: it is verified, and not sent again. */
    resumes: resuming(),

    /** Registers a dialog that shows the flow, and starts it if necessary. Returns the function that unregisters it. */
    attach(subject: Subject): () => void {
      const flow = of(subject)
      flow.views += 1
      flow.actor.start()
      return () => {
        flow.views -= 1
        // Deferred: in development, React mounts, unmounts and remounts everything.
        queueMicrotask(() => {
          const snapshot = flow.actor.getSnapshot() as AnyMachineSnapshot // see above
          if (flow.views === 0 && !snapshot.hasTag('underWay')) drop(id(subject), flow)
        })
      }
    },
  }
}

export type BackgroundFlows<Machine extends AnyStateMachine, Subject, Namespace extends keyof Resources> = ReturnType<
  typeof backgroundFlows<Machine, Subject, Namespace>
>

/** The flow of a dialog: its state, `send`, and its outcome. It starts when the dialog is mounted, and may outlive it. */
export function useFlow<Machine extends AnyStateMachine, Subject, Namespace extends keyof Resources>(
  background: BackgroundFlows<Machine, Subject, Namespace>,
  subject: Subject,
) {
  useTranslation(background.texts) // draws it again in the language chosen
  // The first subject identifies the flow; later renders do not change it.
  const [first] = useState(subject)
  const [actor] = useState(() => background.actor(first))
  useEffect(() => background.attach(first), [background, first])
  const state: SnapshotFrom<Machine> = useSelector(actor, (snapshot) => snapshot)
  const send: Actor<Machine>['send'] = (event) => actor.send(event)
  return [state, send, background.outcomeOf(state, i18n.getFixedT(null, background.texts))] as const
}
