import { createStore } from '../../../platform/store.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'

/** The contest user token of the host; null until it sends one. Only in memory: never in an address, a log or storage. */
export const hostToken = createStore<string | null>(null)
onSessionEnd(() => hostToken.set(null))
