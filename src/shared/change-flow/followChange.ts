import type { ActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { deviceNow } from '../../platform/clock.ts'
import { changes, type Subject } from '../../queries/changes.ts'

/** A flow whose request a reloaded page can resume. `withoutSecret` removes from it what must not be stored; then `asked` is not stored either. */
export interface StoredFlow {
  withoutSecret?: (request: object) => object
}

/**
 * Enters a flow into the ledger of changes while it has the tag `unsettled`, and stores its request if it is `stored`. Returns a
 * function that stops following it: what is stored then stays, since its outcome is unknown.
 */
export function followChange(
  flow: Pick<ActorRef<AnyMachineSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>,
  stored: StoredFlow | null,
): () => void {
  let end: (() => void) | null = null
  let subject: Subject | null = null

  function store({ withoutSecret }: StoredFlow, { confirmed: { key, request }, order }: AnyMachineSnapshot['context']) {
    const known = changes.confirmedWith(key)
    if (!known) return
    subject = known.subject
    changes.store(subject, {
      key,
      asked: withoutSecret ? '' : known.asked,
      at: deviceNow(),
      request: withoutSecret ? withoutSecret(request) : request,
      order,
    })
  }

  const follow = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag('unsettled')) {
      end ??= changes.begin()
      if (stored && subject === null) store(stored, snapshot.context)
    } else {
      end?.()
      end = null
      if (subject !== null) changes.forget(subject)
      subject = null
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
