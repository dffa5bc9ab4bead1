import { type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'
import { originOf } from './addresses.ts'

/** Hop-by-hop headers, never passed on. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const DEADLINE_MS = 30_000

/** Prefixes that browsers accept over https only; over plain http such cookies are renamed, and restored for the exchange. */
const SECURE_NAME = /^__(Host|Secure)-/
const OWN_NAME = /(^|;\s*)futures-(Host|Secure)-/g

/** The cookies of a request under the exchange's names. */
const exchangeCookies = (cookies: string): string => cookies.replace(OWN_NAME, '$1__$2-')

/** Rewrites a cookie of the exchange: no domain, and on plain http no Secure, SameSite=None or https-only name. */
function ownCookie(cookie: string, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const forwarded = attributes.filter((attribute) => {
    const name = attribute.split('=')[0]?.trim().toLowerCase()
    return name !== 'domain' && (isSecure || (name !== 'secure' && name !== 'partitioned'))
  })
  const lax = isSecure
    ? forwarded
    : forwarded.map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? 'SameSite=Lax' : attribute))
  return [isSecure ? pair : pair.replace(SECURE_NAME, 'futures-$1-'), ...lax].join('; ')
}

const swapOrigin = (address: string, from: string, to: string): string => {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.origin === from ? to + address.slice(address.indexOf(url.host) + url.host.length) : address
}

/**
 * Proxies requests to a real exchange. A failure there is a 502 here, never a broken connection: a browser would send such a POST
 * again.
 */
export function proxyHandler(exchangeOrigin: string) {
  const target = new URL(exchangeOrigin)
  const send = target.protocol === 'https:' ? secureRequest : plainRequest

  return (request: IncomingMessage, response: ServerResponse) => {
    const ownOrigin = originOf(request)
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP.has(name)))
    headers.host = target.host
    if (headers.cookie !== undefined) headers.cookie = exchangeCookies(String(headers.cookie))
    if (headers.origin !== undefined) headers.origin = headers.origin === ownOrigin ? target.origin : headers.origin
    if (headers.referer !== undefined) headers.referer = swapOrigin(String(headers.referer), ownOrigin, target.origin)

    const passed = send({
      protocol: target.protocol,
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port,
      method: request.method,
      path: request.url,
      headers,
      timeout: DEADLINE_MS,
    })
    passed.on('response', (answer) => {
      const answered = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP.has(name)))
      if (answer.headers['set-cookie'])
        answered['set-cookie'] = answer.headers['set-cookie'].map((cookie) => ownCookie(cookie, false))
      if (answer.headers.location !== undefined)
        answered.location = swapOrigin(answer.headers.location, target.origin, ownOrigin)
      // Not for this host, which may not serve https.
      delete answered['strict-transport-security']
      response.writeHead(answer.statusCode ?? 502, answered)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    passed.on('timeout', () => passed.destroy(new Error('the exchange does not answer')))
    passed.on('error', () => {
      // The client has disconnected, or the response has started: nothing left to send.
      if (response.headersSent || response.destroyed) return
      response.writeHead(502, { 'content-type': 'application/json' }).end('{"result":"error"}')
    })
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  }
}
