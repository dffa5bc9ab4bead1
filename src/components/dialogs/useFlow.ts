import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { KeptFlows } from './keptFlows.ts'

/** The flow a dialog shows: its state, how to tell it what the user does, and what came of it. It begins when it is on screen, and may outlive the dialog. */
export function useFlow<Machine extends AnyStateMachine, Subject>(flows: KeptFlows<Machine, Subject>, subject: Subject) {
  const { t } = useTranslation()
  // What the dialog was opened with names the flow; later renders do not change it.
  const [first] = useState(subject)
  const [actor] = useState(() => flows.actor(first))
  useEffect(() => flows.show(first), [flows, first])
  const state: SnapshotFrom<Machine> = useSelector(actor, (snapshot) => snapshot)
  const send: Actor<Machine>['send'] = (event) => actor.send(event)
  return [state, send, flows.outcomeOf(state, t)] as const
}
