import Elk from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'

/** Lays charts out in a worker, which begins to load with the page: the view beside the chart comes meanwhile. */
export const elk = new Elk({ workerUrl })
