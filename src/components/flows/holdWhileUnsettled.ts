import type { ActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { unsettle } from '../../queries/unsettled.ts'

/** Counts a flow's change for as long as the flow is `unsettled`. Answers how to stop. */
export function holdWhileUnsettled(flow: Pick<ActorRef<AnyMachineSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>): () => void {
  let settle: (() => void) | null = null
  const follow = (snapshot: AnyMachineSnapshot | null) => {
    if (snapshot?.hasTag('unsettled')) {
      settle ??= unsettle()
    } else {
      settle?.()
      settle = null
    }
  }
  follow(flow.getSnapshot())
  const watched = flow.subscribe(follow)
  return () => {
    watched.unsubscribe()
    follow(null)
  }
}
