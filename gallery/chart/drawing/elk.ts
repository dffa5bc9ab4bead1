import Elk from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'

/** Lays out charts in a worker, which starts loading with the page, in parallel with the view beside the chart. */
export const elk = new Elk({ workerUrl })
