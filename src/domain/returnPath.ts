const HOME = '/futures/'
const MAX_CHARACTERS = 2_048
/** Only there to resolve a path against; nothing is ever asked of it. */
const ORIGIN = 'https://origin.invalid'

const isOurs = (pathname: string) => pathname === '/futures' || pathname.startsWith('/futures/')
// Blanks, control characters and backslashes are read differently by different parsers: none may be inside.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const SUSPECT = /[\u0000-\u0020\u007f\\]/
// %25 hides another layer of encoding, which an exchange that decodes twice would take off.
const SUSPECT_ENCODED = /%(25|2f|5c|0[0-9a-f]|1[0-9a-f])/i

/** The query without tokens: by their name, or inside the value of another parameter. Untouched where there is none. */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  const secret = [...query].filter(([name, value]) => /token/i.test(name) || /token(=|%3d)/i.test(value))
  if (secret.length === 0) return search
  for (const [name] of secret) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The way back after login: path, query and hash of `address`, always on this origin and under /futures,
 * without any token. Whatever is not exactly that becomes '/futures/'. Contract §2, reliability C2, C3.
 */
export function returnPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  if (!isOurs(pathname) || /\/\/|[?#]/.test(pathname) || SUSPECT_ENCODED.test(pathname) || search.includes('#')) return HOME

  const path = `${pathname}${withoutToken(search)}${/token/i.test(hash) ? '' : hash}`
  if (path.length > MAX_CHARACTERS || SUSPECT.test(path)) return HOME

  // Steps upwards ('..', '%2e%2e') may lead out of /futures: what counts is where a browser would go.
  const resolved = new URL(path, ORIGIN)
  return resolved.origin === ORIGIN && isOurs(resolved.pathname) ? path : HOME
}
