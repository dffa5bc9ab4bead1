import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type HttpBindings, getRequestListener } from '@hono/node-server'
import { boundBody, refuseBody } from '../body.ts'
import { NOTICE_STYLE } from './notice.ts'

/** The library that draws the stand-in vendor's chart; its licence requires attribution, which the frame has. */
const CHART_LIBRARY = '/charts/lightweight-charts.js'

/** The style sheet of the notice above the app. */
const noticeStyle = async () =>
  new Response(await readFile(join(import.meta.dirname, '../demo/page', NOTICE_STYLE)), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
  })

/** A fetch-based app over real HTTP: where it answers Response.error(), the connection breaks. */
export function fillsDrops(answer: (request: Request) => Response | Promise<Response>) {
  return getRequestListener(
    async (request, env) => {
      const { pathname } = new URL(request.url)
      if (pathname === CHART_LIBRARY) return chartLibrary()
      if (pathname === `/${NOTICE_STYLE}`) return noticeStyle()
      const bounded = await boundBody(request)
      const response = bounded === null ? refuseBody() : await answer(bounded)
      if (response.type !== 'error') return response
      // Only plain HTTP/1 is served here.
      const { incoming } = env as HttpBindings
      incoming.socket.destroy()
      return new Response(null, { status: 502 })
    },
    { overrideGlobalObjects: false },
  )
}

async function chartLibrary(): Promise<Response> {
  const require = createRequire(import.meta.url)
  const folder = require.resolve('lightweight-charts/package.json').replace('package.json', 'dist/')
  return new Response(await readFile(`${folder}lightweight-charts.standalone.production.js`), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    },
  })
}
