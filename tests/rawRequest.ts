import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One plain request: the path as it is, no redirects, decompression or additions. */
export const ask = (origin: string, path: string, { body, ...options }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request(origin, { path, family: 4, agent: false, ...options }, (response) => {
      const { statusCode = 0, headers } = response
      buffer(response).then((read) => resolve({ status: statusCode, headers, body: read }), reject)
    })
      .on('error', reject)
      .end(body)
  })
