import type { ActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { sentChanges } from '../../queries/sentChanges.ts'
import { confirmedWith } from '../../queries/call/submissionKey.ts'
import { deviceNow } from '../../platform/clock.ts'

/**
 * Stores a flow's request while it has the tag `unsettled`, so that a reloaded page can resume it. Not removed if the flow is
 * stopped earlier, since its outcome is still unknown. Pay codes are never stored.
 */
export function storeWhileUnsettled(flow: Pick<ActorRef<AnyMachineSnapshot, EventObject>, 'subscribe'>) {
  let stored: string | null = null
  flow.subscribe((snapshot) => {
    const { confirmed, order } = snapshot.context
    if (snapshot.hasTag('unsettled')) {
      const { subject, request: asked } = confirmedWith(confirmed.key) ?? {}
      if (stored !== null || subject === undefined || asked === undefined) return
      stored = subject
      const isSecret = 'payCode' in confirmed.request
      const request = isSecret ? { ...confirmed.request, payCode: '' } : confirmed.request
      sentChanges.add(subject, { key: confirmed.key, asked: isSecret ? '' : asked, at: deviceNow(), request, order })
    } else if (stored !== null) {
      sentChanges.remove(stored)
      stored = null
    }
  })
}
