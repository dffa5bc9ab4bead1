import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { onSessionEnd } from '../../queries/session.ts'

interface Flows<Machine extends AnyStateMachine, Subject> {
  /** Two subjects with one id have one flow: what is being closed cannot be closed a second time beside it. */
  id: (subject: Subject) => string
  /** Not started yet. */
  create: (subject: Subject) => Actor<Machine>
  /** It ended while nobody was looking: say so. */
  endedUnseen: (snapshot: SnapshotFrom<Machine>) => void
}

/** Flows that must not be lost with the page: a change has been sent and how it ended is not known. */
const unanswered = new Set<object>()
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function holdPage(flow: object, isHeld: boolean) {
  if (isHeld) unanswered.add(flow)
  else unanswered.delete(flow)
  if (unanswered.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

/**
 * The flows of one kind of dialog, living above it: closing a dialog ends a flow that only waits for its user,
 * and hides one that is under way (tag `underWay`). Opened again, the dialog shows the same flow. All end with the session.
 */
export function keptFlows<Machine extends AnyStateMachine, Subject>({ id, create, endedUnseen }: Flows<Machine, Subject>) {
  interface Flow {
    actor: Actor<Machine>
    /** Dialogs that show it. */
    views: number
  }
  const flows = new Map<string, Flow>()

  function drop(key: string, flow: Flow) {
    holdPage(flow, false)
    if (flows.get(key) === flow) flows.delete(key)
    flow.actor.stop()
  }

  function begin(key: string, subject: Subject): Flow {
    const flow = { actor: create(subject), views: 0 }
    let wasUnderWay = false
    flow.actor.subscribe((told) => {
      // A machine's snapshots are machine snapshots; the type parameter hides it.
      const snapshot = told as AnyMachineSnapshot
      const isUnderWay = snapshot.hasTag('underWay')
      holdPage(flow, snapshot.hasTag('unsettled'))
      if (wasUnderWay && !isUnderWay && flow.views === 0) {
        endedUnseen(told)
        drop(key, flow)
      }
      wasUnderWay = isUnderWay
    })
    flows.set(key, flow)
    flow.actor.start()
    return flow
  }

  onSessionEnd(() => {
    for (const [key, flow] of flows) drop(key, flow)
  })

  const of = (subject: Subject): Flow => {
    const key = id(subject)
    return flows.get(key) ?? begin(key, subject)
  }

  return {
    /** The flow about this subject: the one under way, or a new one. */
    about: (subject: Subject): Actor<Machine> => of(subject).actor,

    /** A dialog shows it; answers what ends that. */
    show(subject: Subject): () => void {
      const flow = of(subject)
      flow.views += 1
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

export type KeptFlows<Machine extends AnyStateMachine, Subject> = ReturnType<typeof keptFlows<Machine, Subject>>
