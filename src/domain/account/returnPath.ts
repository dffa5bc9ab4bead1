import { SUSPECT_CHARACTERS } from '../text/suspectCharacters.ts'

const HOME = '/futures/'
const MAX_CHARACTERS = 2_048
/** Only a base for resolving paths; never requested. */
const ORIGIN = 'https://origin.invalid'

const isOurs = (pathname: string) => pathname === '/futures' || pathname.startsWith('/futures/')
// %25 hides another layer of encoding, which an exchange that decodes twice would remove.
const SUSPECT_ENCODED = /%(25|2f|5c|0[0-9a-f]|1[0-9a-f])/i

/** The query without tokens, by name or inside another parameter's value. Unchanged if there are none. */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  const secret = [...query].filter(([name, value]) => /token/i.test(name) || /token(=|%3d)/i.test(value))
  if (secret.length === 0) return search
  for (const [name] of secret) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The return path after login: path, query and hash of `address`, always on this origin and under /futures, without any token.
 * Anything else becomes '/futures/'. Contract §2, reliability C2, C3.
 */
export function returnPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  if (!isOurs(pathname) || /\/\/|[?#]/.test(pathname) || SUSPECT_ENCODED.test(pathname) || search.includes('#'))
    return HOME

  const path = `${pathname}${withoutToken(search)}${/token/i.test(hash) ? '' : hash}`
  if (path.length > MAX_CHARACTERS || SUSPECT_CHARACTERS.test(path)) return HOME

  // '..' and '%2e%2e' may leave /futures: check the path as a browser would resolve it.
  const resolved = new URL(path, ORIGIN)
  return resolved.origin === ORIGIN && isOurs(resolved.pathname) ? path : HOME
}
