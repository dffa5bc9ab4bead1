import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request is addressed to this server: by IP address, as localhost, or by one of the names it was started with. Any other
 * name may belong to another site (DNS rebinding), whose pages would count as same-origin.
 */
export function isKnownHost({ headers: { host = '' } }: IncomingMessage, names: readonly string[]): boolean {
  const address = `http://${host}`
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /(^|\.)localhost$/.test(hostname) || names.includes(hostname)
}
