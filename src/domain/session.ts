import { SESSION_MARKER_MS, SESSION_MARKER_SLACK_MS } from '../limits.ts'

/** The marker's time (epoch ms) after a successful credentialed call at `now`. Specification §4. */
export const markerAt = (now: number): number => now + SESSION_MARKER_MS

/** Logged in: the marker lies in the future, but not so far that somebody else must have written it. Contract §2. */
export const isLoggedIn = (marker: number | null, now: number): boolean =>
  marker !== null && now < marker && marker <= now + SESSION_MARKER_SLACK_MS

/** Whether the login flow must end the old session first: marker missing, or expiring within 30 minutes. Contract §2. */
export const mustTerminate = (marker: number | null, now: number): boolean =>
  marker === null || now >= marker - SESSION_MARKER_MS

const HOME = '/futures/'
// Blanks, control characters and backslashes are read differently by different parsers: none may be inside.
const SUSPECT = /[\u0000-\u0020\u007f\\]|%(2f|5c|0[0-9a-f]|1[0-9a-f])/i

/**
 * The way back after login: path, query and hash of `address`, always on this origin and under /futures,
 * without any token. Whatever is not exactly that becomes '/futures/'. Contract §2, reliability C2, C3.
 */
export function returnPath(address: { pathname: string; search: string; hash: string }): string {
  const { pathname, search, hash } = address
  if (!(pathname === '/futures' || pathname.startsWith('/futures/'))) return HOME
  if (pathname.includes('//') || SUSPECT.test(pathname)) return HOME

  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (/token/i.test(name)) query.delete(name)
  const kept = query.size > 0 ? `?${query}` : ''
  const path = `${pathname}${kept}${/token/i.test(hash) ? '' : hash}`
  if (path.length > 2_048 || /[\u0000-\u0020\u007f\\]/.test(path)) return HOME

  const resolved = new URL(path, 'https://origin.invalid')
  const stays = resolved.origin === 'https://origin.invalid' && (resolved.pathname === '/futures' || resolved.pathname.startsWith('/futures/'))
  return stays ? path : HOME
}
