import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { KeptFlows } from './keptFlows.ts'

/** The flow a dialog shows: its state, and how to tell it what the user does. It may outlive the dialog. */
export function useFlow<Machine extends AnyStateMachine, Subject>(flows: KeptFlows<Machine, Subject>, subject: Subject) {
  // What the dialog was opened with names the flow; later renders do not change it.
  const [first] = useState(subject)
  const [actor] = useState(() => flows.about(first))
  useEffect(() => flows.show(first), [flows, first])
  const state: SnapshotFrom<Machine> = useSelector(actor, (snapshot) => snapshot)
  const send: Actor<Machine>['send'] = (event) => actor.send(event)
  return [state, send] as const
}
