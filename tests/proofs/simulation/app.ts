import { queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { ledger } from '../../../src/queries/ledger.ts'
import { recordFlows } from '../history/flowRecorder.ts'

/** Internal state of a page that invariants may read. */
export interface PageInternals {
  recorder: ReturnType<typeof recordFlows>
  queryClient: typeof queryClient
  session: typeof session
  isUnsettled: () => boolean
}

/** The page's initial state. */
export interface Opening {
  recording: Parameters<typeof recordFlows>[0]
  opened: (inside: PageInternals) => void
}

/** Set by tab.ts. */
declare const $opening: Opening

// Before the app's own code, so that it records all flows.
const recorder = recordFlows($opening.recording)
$opening.opened({ recorder, queryClient, session, isUnsettled: ledger.isAnyUnderWay })
void import('../../../src/main.tsx')
