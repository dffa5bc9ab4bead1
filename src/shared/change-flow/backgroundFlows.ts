import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Actor,
  type ActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import type { Change, Confirmation, StoredSubject, Subject } from '../../domain/account/change.ts'
import { i18n } from '../../i18n/i18n.ts'
import type { Resources } from '../../i18n/resources.d.ts'
import { actorSetup } from '../../machines/actorSetup.ts'
import { onSessionEnd } from '../../queries/call/session.ts'
import { ledger, type StoredChange } from '../../queries/ledger.ts'
import { type FlowOutcome, toastOutcome } from './flowOutcome.ts'
import { type SentBy, sendOnce } from './sendOnce.ts'

type ChangeIn<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { context: Change<infer Request, infer Answer> }
    ? { Request: Request; Answer: Answer }
    : never
type RequestOf<Machine extends AnyStateMachine> = ChangeIn<Machine>['Request']
type ConfirmedBy<Machine extends AnyStateMachine> = Extract<EventFromLogic<Machine>, Confirmation<RequestOf<Machine>>>
type AnswerOf<Machine extends AnyStateMachine> = ChangeIn<Machine>['Answer']

/** A kind of change. `Of`: what its dialog is opened for. */
type Flows<Machine extends AnyStateMachine, Of, Namespace extends keyof Resources> = {
  machine: Machine
  /** Where the texts of its outcomes are. */
  texts: Namespace
  /** Input of a new flow. */
  input: (of: Of) => InputFrom<Machine>
  /** The outcome, for the dialog; shown as a toast if the dialog is closed. */
  outcomeOf: (snapshot: SnapshotFrom<Machine>, t: TFunction<Namespace>) => FlowOutcome | null
  /** It is shown for as long as the page, which tells its outcomes: it stays when it has ended. */
  stays?: boolean
  /** Called with every state. */
  onChange?: (snapshot: SnapshotFrom<Machine>) => void
  /** Called when it is given up, or has ended. */
  onStop?: (of: Of) => void
  /** Called with what the machine emits. */
  onEmit?: (event: EmittedFrom<Machine>) => void
  /** Called at the end; `isHidden`: its dialog is closed, so the dialog's own action does not follow. */
  onEnd?: (outcome: FlowOutcome, snapshot: SnapshotFrom<Machine>, isHidden: boolean) => void
  /** The field of its request that is never stored. */
  secret?: keyof RequestOf<Machine> & string
  /** What stops them besides the end of the session: another user has come. */
  stoppedBy?: (stop: () => void) => unknown
} & (SentBy<RequestOf<Machine>, AnswerOf<Machine>> | { send?: never; verify?: never }) &
  (Stored<Machine, Of> | { subject: SubjectOf<Of, Subject>; stored?: never })

/** What is of one subject shares a flow, so that an order being closed cannot be closed again in parallel. */
type SubjectOf<Of, Is extends Subject> = (of: Of) => Is

/** Its request is stored until it is settled, so that a reloaded page can resume it (app/gate/resumeChanges.ts). */
interface Stored<Machine extends AnyStateMachine, Of> {
  subject: SubjectOf<Of, StoredSubject>
  /** Reads what was stored; throws if it is unreadable. */
  stored: (request: unknown) => { of: Of; request: RequestOf<Machine> }
}

interface Flow<Machine extends AnyStateMachine> {
  actor: Actor<Machine>
  /** Number of dialogs showing it. */
  views: number
  /** Stops counting it as unsettled. */
  stop: () => void
}

/**
 * The flows of one kind of dialog. They outlive the dialog: closing it ends a flow that only waits for its user, and hides one that
 * is under way (tag `underWay`). Reopened, the dialog shows the same flow. All end with the session.
 */
export function backgroundFlows<Machine extends AnyStateMachine, Of, Namespace extends keyof Resources>({
  machine,
  subject: subjectOf,
  send,
  verify,
  stored,
  secret,
  texts,
  input,
  outcomeOf,
  stays = false,
  onChange,
  onStop,
  onEmit,
  onEnd,
  stoppedBy,
}: Flows<Machine, Of, Namespace>) {
  const running = new Map<Subject, Flow<Machine>>()
  // The same machine: providing an actor loses its type.
  const sending = (send ? machine.provide({ actors: { submission: sendOnce({ send, verify }) } }) : machine) as Machine

  function drop(subject: Subject, flow: Flow<Machine>) {
    if (running.get(subject) === flow) running.delete(subject)
    flow.stop()
    flow.actor.stop()
  }

  function create(subject: Subject, of: Of): Flow<Machine> {
    const options = { input: input(of) } as never // TypeScript knows whether an input is required only for a concrete machine.
    const actor = createActor(...actorSetup.of(sending, options))
    const flow = { actor, views: stays ? 1 : 0, stop: followChange(actor, { isStored: stored !== undefined, secret }) }
    if (onEmit) actor.on('*', onEmit)
    actor.subscribe({ complete: () => onStop?.(of) })
    let wasUnderWay = false
    actor.subscribe((snapshot) => {
      onChange?.(snapshot)
      // A machine's snapshots are machine snapshots; the type parameter hides it.
      const isUnderWay = (snapshot as AnyMachineSnapshot).hasTag('underWay')
      const outcome = wasUnderWay && !isUnderWay ? outcomeOf(snapshot, i18n.getFixedT(null, texts)) : null
      const isHidden = flow.views === 0
      if (outcome) onEnd?.(outcome, snapshot, isHidden)
      if (wasUnderWay && !isUnderWay && isHidden) {
        if (outcome) toastOutcome(i18n.t, outcome)
        drop(subject, flow)
      }
      wasUnderWay = isUnderWay
    })
    running.set(subject, flow)
    return flow
  }

  const stopAll = () => {
    for (const [subject, flow] of running) drop(subject, flow)
  }
  onSessionEnd(stopAll)
  stoppedBy?.(stopAll)

  /** TypeScript knows a machine's events only for a concrete machine. */
  const confirming = (confirmation: Confirmation<RequestOf<Machine>>) =>
    ({ type: 'CONFIRM', ...confirmation }) as ConfirmedBy<Machine>

  const flowOf = (of: Of): Flow<Machine> => {
    const subject = subjectOf(of)
    return running.get(subject) ?? create(subject, of)
  }

  return {
    outcomeOf,
    texts,

    /** The flow of this subject: the current one, or a new one, not started yet. */
    actor: (of: Of): Actor<Machine> => flowOf(of).actor,

    /** The same, started. */
    start: (of: Of): Actor<Machine> => flowOf(of).actor.start(),

    /** The event that confirms a request; `asked` as for `ledger.confirm`. */
    confirm: (of: Of, request: RequestOf<Machine>, asked?: unknown) =>
      confirming(ledger.confirm(subjectOf(of), request, asked)),

    /** Stops every flow, without telling its outcome: the user it belongs to is gone. */
    stopAll,

    /** Resumes a change sent by an earlier page of this tab: it is verified, and not sent again. Throws if it is unreadable. */
    resume: (sent: StoredChange) => {
      if (!stored) return
      const { of, request } = stored(sent.request)
      flowOf(of)
        .actor.start()
        .send(confirming(ledger.resume(subjectOf(of), sent, request)))
    },

    /** Registers a dialog that shows the flow, and starts it if necessary. Returns the function that unregisters it. */
    attach(of: Of): () => void {
      const flow = flowOf(of)
      flow.views += 1
      flow.actor.start()
      return () => {
        flow.views -= 1
        // Deferred: in development, React mounts, unmounts and remounts everything.
        queueMicrotask(() => {
          const snapshot = flow.actor.getSnapshot() as AnyMachineSnapshot // see above
          if (flow.views === 0 && !snapshot.hasTag('underWay')) drop(subjectOf(of), flow)
        })
      }
    },
  }
}

type BackgroundFlows<Machine extends AnyStateMachine, Of, Namespace extends keyof Resources> = ReturnType<
  typeof backgroundFlows<Machine, Of, Namespace>
>

interface Following {
  /** A reloaded page can resume it. */
  isStored: boolean
  /** The field of its request that must not be stored. */
  secret?: string | undefined
}

/**
 * Enters a flow into the ledger of changes while it has the tag `unsettled`, and stores its confirmation if a reloaded page can resume
 * it. Returns a function that stops following it: what is stored then stays, since its outcome is unknown.
 */
export function followChange(
  flow: Pick<ActorRef<AnyMachineSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>,
  { isStored, secret }: Following,
): () => void {
  let end: (() => void) | null = null
  let stored: Subject | null = null

  const follow = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag('unsettled')) {
      end ??= ledger.begin()
      if (isStored && stored === null) stored = ledger.storeConfirmed(snapshot.context.confirmed, secret)
    } else {
      end?.()
      end = null
      if (stored !== null) ledger.forget(stored)
      stored = null
    }
  }
  follow(flow.getSnapshot())
  const following = flow.subscribe(follow)
  return () => {
    following.unsubscribe()
    end?.()
    end = null
  }
}

/** The flow of a dialog: its state, `send`, and its outcome. It starts when the dialog is mounted, and may outlive it. */
export function useFlow<Machine extends AnyStateMachine, Of, Namespace extends keyof Resources>(
  background: BackgroundFlows<Machine, Of, Namespace>,
  of: Of,
) {
  useTranslation(background.texts) // draws it again in the language chosen
  // The first one identifies the flow; later renders do not change it.
  const [first] = useState(of)
  const [actor] = useState(() => background.actor(first))
  useEffect(() => background.attach(first), [background, first])
  const state: SnapshotFrom<Machine> = useSelector(actor, (snapshot) => snapshot)
  const send: Actor<Machine>['send'] = (event) => actor.send(event)
  return [state, send, background.outcomeOf(state, i18n.getFixedT(null, background.texts))] as const
}
