import { createRequire } from 'node:module'

/** There are no workers here: ELK's own stand-in works in place. To be imported before anything that lays out a chart. */
const stand: { Worker: typeof Worker } = createRequire(import.meta.url)('elkjs/lib/elk-worker.min.js')
globalThis.Worker = stand.Worker
