import { queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { ledger } from '../../../src/queries/ledger.ts'
import { recordFlows } from '../history/flowRecorder.ts'
import type { PageInternals, Opening } from './inside.ts'

/** Set by tab.ts: the page's initial state. */
declare const $opening: Opening

// Before the app's own code, so that it records all flows.
const recorder = recordFlows($opening.recording)
const inside: PageInternals = { recorder, queryClient, session, isUnsettled: ledger.isAnyUnderWay }
$opening.opened(inside)
void import('../../../src/main.tsx')
