import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { bypass, http } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { createExchange } from '../../sandbox/app.ts'
import type { Persona } from '../../sandbox/engine/personas.ts'
import { personaEmail } from '../../sandbox/engine/personas.ts'
import { BASE_PATH } from '../../src/platform/mainSite.ts'
import type { Settings } from '../address.ts'
import type { Changes, Setup } from '../screens/types.ts'

const SLOW_MS = 3_000

/** Loads the texts from next to the gallery, wherever that is served. */
async function textsOf({ pathname }: URL) {
  const url = new URL(`${import.meta.env.BASE_URL}${pathname.slice(BASE_PATH.length + 1)}`, document.baseURI)
  const { status, body } = await fetch(bypass(url))
  return new Response(body, { status })
}

/** Starts a paper exchange in this page: it answers everything the app fetches, and nothing reaches a server. */
export function startPaperExchange(persona: Persona, { changes: first = {}, missing }: Setup = {}) {
  let changes = first
  const { app, exchange } = createExchange({ seed: 7, openSession: personaEmail(persona) })
  /** Calls that are being answered. */
  let open = 0
  const answer = async (request: Request) => {
    open += 1
    try {
      const change = changes[new URL(request.url).pathname]
      const response = await app.fetch(request)
      return change && response.ok
        ? Response.json(change((await response.json()) as never), { headers: response.headers })
        : response // as the call answers
    } finally {
      open -= 1
    }
  }
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
    handlers: [
      http.post('*/api/*', ({ request }) => answer(request)),
      http.get('/datafeed/*', ({ request }) => answer(request)),
      http.get(`${BASE_PATH}/assets/*/${missing ?? 'none'}.yaml`, () => Response.error()),
      http.get(`${BASE_PATH}/assets/*`, ({ request }) => textsOf(new URL(request.url))),
    ],
  })
  network.enable()

  return {
    exchange,
    isQuiet: () => open === 0,
    /** Changes answers from now on. */
    change: (more: Changes) => void (changes = { ...changes, ...more }),
    /** Sets how the calls of a view are answered from now on. */
    answer: (how: Settings['answers'], calls: readonly string[], code: string) => {
      const { faults } = exchange
      faults.clear()
      if (how === 'slow') faults.set({ path: '*', kind: 'latency', ms: SLOW_MS, times: 0 })
      for (const path of calls) {
        if (how === 'failing') faults.set({ path, kind: 'code', code, times: 0 })
        if (how === 'lost' || how === 'notArrived') faults.set({ path, kind: 'drop', commit: how === 'lost', times: 0 })
      }
    },
  }
}
