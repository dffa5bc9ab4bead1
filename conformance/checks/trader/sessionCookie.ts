import { getUserProfile } from '../../../src/api/user.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, measured, notSeen, passUnless } from '../../check.ts'
import type { Context } from '../../context.ts'
import type { Cookie } from '../../session/cookieJar.ts'

/** Of so many cookies it is found out whether the session needs them. */
const TRIED = 12
/** A form of another site: it cannot send JSON, and its browser says where it is from. */
const FORM = { 'content-type': 'text/plain', origin: 'https://another.example', 'sec-fetch-site': 'cross-site' }

/** The cookies without which a call is answered 401. */
async function sessionCookies(context: Context): Promise<Cookie[]> {
  const needed: Cookie[] = []
  for (const cookie of context.cookies.slice(0, TRIED)) {
    const answer = await context.ask(getUserProfile, {}, { isProbe: true, withoutCookie: cookie[0] })
    if (!isOk(answer)) needed.push(cookie)
  }
  return needed
}

function faultsOf([name, , { path, isSecure, isHttpOnly, sameSite } = {}]: Cookie, isHttps: boolean): string[] {
  return [
    ...(path !== undefined && path !== '/'
      ? [`${name} has Path=${path}: calls outside of it are made without it`]
      : []),
    ...(isHttpOnly === false ? [`${name} is not HttpOnly: scripts can read it`] : []),
    ...(isSecure === false && isHttps ? [`${name} is not Secure`] : []),
    ...(sameSite === null || sameSite === 'none'
      ? [`${name} has ${sameSite === null ? 'no SameSite' : 'SameSite=None'}`]
      : []),
  ]
}

export const sessionCookie: Check = {
  name: 'trader/sessionCookie',
  title: 'The session cookie is for all paths, HttpOnly and SameSite; other sites cannot use or read the calls',
  section: 'Contract §2',
  app: 'makes calls below /api and /futures/api and never reads the cookie; with another path it leads to the login again and again, and without SameSite another site can trade in the user’s name',
  async run(context) {
    const cookies = await sessionCookies(context)
    if (cookies.length === 0) return notSeen('no cookie alone makes the session')
    const form = await context.ask(getUserProfile, {}, { isProbe: true, headers: FORM })
    const isReadable =
      form.headers.get('access-control-allow-origin') === FORM.origin &&
      form.headers.get('access-control-allow-credentials') === 'true'
    const faults = [
      ...cookies.flatMap((cookie) => faultsOf(cookie, context.origin.startsWith('https:'))),
      ...(isReadable
        ? ['a page of any other site may read a trader’s calls (Access-Control-Allow-Origin with credentials)']
        : []),
    ]
    const isUnknown = cookies.some(([, , { sameSite } = {}]) => sameSite === undefined)
    if (faults.length === 0 && isOk(form) && isUnknown)
      return measured(
        'a form of another site is answered like the app: only SameSite=Lax or Strict of the cookie, which this run cannot see, prevents it',
      )
    return passUnless(faults, cookies.map(([name]) => name).join(', '), `a form of another site: ${inWords(form)}`)
  },
}
