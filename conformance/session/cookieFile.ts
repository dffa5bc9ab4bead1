import { CannotAsk } from '../options.ts'
import type { Cookie } from './cookieJar.ts'

const PAIR = /^[^\s=;,"]+=[^\s;]*$/

/** Whether a cookie of `domain` is sent to `host`. */
const isFor = (domain: string, host: string) => {
  const bare = domain.replace(/^\./, '').toLowerCase()
  return host === bare || host.endsWith(`.${bare}`)
}

/** Netscape's: domain, subdomains, path, secure, expiry in epoch seconds (0: with the session), name, value. */
function netscape(text: string, lines: readonly string[], host: string, now: number): Cookie[] {
  // Some browser extensions do not mark such cookies.
  const knowsHttpOnly = /^#HttpOnly_|curl/m.test(text)
  const all = lines
    .map((line) => [line.startsWith('#HttpOnly_'), ...line.replace(/^#HttpOnly_/, '').split('\t')] as const)
    .map(([isHttpOnly, domain = '', , path = '/', secure = '', expiry = '0', name = '', value = '']) => ({
      domain,
      attributes: { path, isSecure: secure.toUpperCase() === 'TRUE', ...(knowsHttpOnly && { isHttpOnly }) },
      expiresMs: Number(expiry) * 1_000,
      name,
      value,
    }))
  const own = all.filter(({ domain }) => isFor(domain, host))
  if (own.length === 0)
    throw new CannotAsk(
      `none of its ${all.length} cookies is for ${host}, but for ${[...new Set(all.map(({ domain }) => domain))].slice(0, 5).join(', ')}`,
    )
  const valid = own.filter(({ expiresMs }) => expiresMs === 0 || expiresMs > now)
  if (valid.length === 0)
    throw new CannotAsk(
      `all its cookies for ${host} have expired, the last on ${new Date(Math.max(...own.map(({ expiresMs }) => expiresMs))).toISOString().slice(0, 10)}: log in again and save them`,
    )
  return valid.map(({ name, value, attributes }) => [name, value, attributes])
}

/**
 * The cookies in a file's text for an exchange: Netscape's format, or pairs as in a Cookie header, in one line or several.
 * Throws CannotAsk, with what is wrong with it.
 */
export function readCookies(text: string, host: string, now: number): Cookie[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && (!line.startsWith('#') || line.startsWith('#HttpOnly_')))
  if (lines.length === 0) throw new CannotAsk('there is no cookie in it')
  if (lines.every((line) => line.split('\t').length === 7)) return netscape(text, lines, host, now)
  if (/^[[{]/.test(lines[0] ?? ''))
    throw new CannotAsk('it is JSON: save the cookies as cookies.txt (Netscape), or write name=value')
  const pairs = lines
    .flatMap((line) => line.replace(/^cookie:/i, '').split(';'))
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
  const wrong = pairs.findIndex((pair) => !PAIR.test(pair))
  // Names only its position: its content may be secret.
  if (wrong >= 0)
    throw new CannotAsk(
      `its ${wrong + 1}. entry is no name=value, and the file is not Netscape’s format (seven columns by tabs)`,
    )
  return pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
}
