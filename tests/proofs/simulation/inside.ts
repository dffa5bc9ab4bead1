import type { recordFlows } from '../history/flowRecorder.ts'
import type { queryClient } from '../../../src/queries/client.ts'
import type { session } from '../../../src/queries/session.ts'

/** What the laws may see of a page from inside. */
export interface Inside {
  recorder: ReturnType<typeof recordFlows>
  queryClient: typeof queryClient
  session: typeof session
  isUnsettled: () => boolean
}

export interface Opening {
  recording: Parameters<typeof recordFlows>[0]
  opened: (inside: Inside) => void
}
