import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request may be for this server: by IP address, as localhost, or by one of the names it was started with. Any other name may be
 * another site's that was pointed here (DNS rebinding): its pages would count as of this origin.
 */
export function isKnownHost({ headers: { host = '' } }: IncomingMessage, names: readonly string[]): boolean {
  const address = `http://${host}`
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /(^|\.)localhost$/.test(hostname) || names.includes(hostname)
}
