import type { queryClient } from '../../../src/queries/call/client.ts'
import type { session } from '../../../src/queries/call/session.ts'
import type { recordFlows } from '../history/flowRecorder.ts'

/** Internal state of a page that invariants may read. */
export interface PageInternals {
  recorder: ReturnType<typeof recordFlows>
  queryClient: typeof queryClient
  session: typeof session
  isUnsettled: () => boolean
}

export interface Opening {
  recording: Parameters<typeof recordFlows>[0]
  opened: (inside: PageInternals) => void
}
