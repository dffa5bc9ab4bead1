import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { DIST } from '../../../../sandbox/web/options.ts'
import { startNginx } from '../../../../scripts/setup/nginx.ts'
import { CONFIG, test as base } from './exchange.ts'

/** A separate nginx for one file, which skips its tests without one: faults it causes on purpose are in its own logs, not in those of the run. */
export const test = base.extend({
  site: [
    async ({ upstream }, use) => {
      const site = await startNginx({ upstreamPort: Number(new URL(upstream).port), dist: DIST, config: CONFIG })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One plain request: no redirects, decompression or additions. */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const request = httpRequest(`${origin}${path}`, { method, headers, family: 4, agent: false }).end()
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject).on('response', async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
  })
  return answer
}
