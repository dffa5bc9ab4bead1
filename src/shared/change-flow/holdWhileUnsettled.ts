import type { ActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { countUnsettled } from '../../queries/call/unsettled.ts'

/** Counts a flow as an unsettled change while it has the tag `unsettled`. Returns a function that stops it. */
export function holdWhileUnsettled(flow: Pick<ActorRef<AnyMachineSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>): () => void {
  let settle: (() => void) | null = null
  const follow = (snapshot: AnyMachineSnapshot | null) => {
    if (snapshot?.hasTag('unsettled')) {
      settle ??= countUnsettled()
    } else {
      settle?.()
      settle = null
    }
  }
  follow(flow.getSnapshot())
  const subscription = flow.subscribe(follow)
  return () => {
    subscription.unsubscribe()
    follow(null)
  }
}
