import type { View } from '../types.ts'
import { view as closeOrder } from './closeOrder.ts'
import { view as gate } from './gate.ts'
import { view as joinContest } from './joinContest.ts'
import { view as leverage } from './leverage.ts'
import { view as openOrder } from './openOrder.ts'
import { view as reset } from './reset.ts'
import { view as rollover } from './rollover.ts'
import { view as submission } from './submission.ts'
import { view as tpsl } from './tpsl.ts'

/** What is known of each machine beyond its chart. A test asks for one of every machine; the session, which is none, is drawn alone. */
export const views: Readonly<Record<string, View>> = { closeOrder, gate, joinContest, leverage, openOrder, reset, rollover, submission, tpsl }
