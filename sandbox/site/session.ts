/** The server decides how long a session lasts; the browser keeps the cookie for half a day. */
const LIFE_S = 43_200
const ATTRIBUTES = 'HttpOnly; SameSite=Lax; Path=/'

export const beginSession = (token: string) => `session=${token}; ${ATTRIBUTES}; Max-Age=${LIFE_S}`
export const endSession = `session=; ${ATTRIBUTES}; Max-Age=0`

/** The return path after login: a path of this site, or the app's start. */
export const safeReturn = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,2000}$/.test(path) ? path : '/futures/'

/** Requests sent by another site carry that site's Origin. Compares hosts only: behind a TLS proxy the origin is https, and this server http. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host)
}
