import { recordFlows } from '../history/flowRecorder.ts'
import { queryClient } from '../../../src/queries/client.ts'
import { session } from '../../../src/queries/session.ts'
import { isUnsettled } from '../../../src/queries/call/unsettled.ts'
import type { Inside, Opening } from './inside.ts'

/** Told by the stage (tab.ts): what the page is opened with. */
declare const $opening: Opening

// Before the app's own code: it records the flows that begin from now on.
const recorder = recordFlows($opening.recording)
const inside: Inside = { recorder, queryClient, session, isUnsettled }
$opening.opened(inside)
void import('../../../src/main.tsx')
