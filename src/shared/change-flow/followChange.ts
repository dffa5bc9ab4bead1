import type { ActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { Subject } from '../../domain/account/confirmation.ts'
import { changes } from '../../queries/changes.ts'

interface Options {
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
  { isStored, secret }: Options,
): () => void {
  let end: (() => void) | null = null
  let stored: Subject | null = null

  const follow = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag('unsettled')) {
      end ??= changes.begin()
      if (isStored && stored === null) stored = changes.storeConfirmed(snapshot.context.confirmed, secret)
    } else {
      end?.()
      end = null
      if (stored !== null) changes.forget(stored)
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
