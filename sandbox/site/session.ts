/** The session cookie's life is the server's to end; the browser keeps it half a day. */
const LIFE_S = 43_200
const ATTRIBUTES = 'HttpOnly; SameSite=Lax; Path=/'

export const beginSession = (token: string) => `session=${token}; ${ATTRIBUTES}; Max-Age=${LIFE_S}`
export const endSession = `session=; ${ATTRIBUTES}; Max-Age=0`

/** The way back after login: a path of this site, or the app's start. */
export const safeReturn = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,2000}$/.test(path) ? path : '/futures/'

/** A form or a call that another site sends here carries that site's Origin. By its host alone: behind a server with TLS it is https there, http here. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host)
}
