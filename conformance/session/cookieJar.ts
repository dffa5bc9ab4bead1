/** What is known of a cookie beside its name and value: a file of pairs says nothing, one in Netscape's format most. */
export interface Attributes {
  path?: string
  isSecure?: boolean
  isHttpOnly?: boolean
  /** Lower case; null: known to have none. */
  sameSite?: string | null
}

export type Cookie = readonly [name: string, value: string, attributes?: Attributes]

/** Whether a cookie of this path is sent with a request, as in a browser. */
const isBelow = (requested: string, path: string) =>
  requested === path || requested.startsWith(path.endsWith('/') ? path : `${path}/`)

/** Secure cookies are sent by https, and by http only on this computer. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || hostname === 'localhost' || hostname.startsWith('127.')

/** The part of a path that a cookie without one is for: up to the last slash. */
const folderOf = (path: string) => path.slice(0, Math.max(1, path.lastIndexOf('/')))

function attributesIn(parts: readonly string[], requested: string): Attributes {
  const valueOf = (name: string) =>
    parts.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const has = (name: string) => parts.some((part) => part.toLowerCase() === name)
  const path = valueOf('path')
  return {
    path: path?.startsWith('/') === true ? path : folderOf(requested),
    isSecure: has('secure'),
    isHttpOnly: has('httponly'),
    sameSite: valueOf('samesite')?.toLowerCase() ?? null,
  }
}

/** Cookies of the trader's session, by name. The exchange may renew them. */
export class CookieJar {
  readonly #cookies: Map<string, Cookie>

  constructor(cookies: Iterable<Cookie> = []) {
    this.#cookies = new Map([...cookies].map((cookie) => [cookie[0], cookie]))
  }

  get isEmpty(): boolean {
    return this.#cookies.size === 0
  }

  get all(): readonly Cookie[] {
    return [...this.#cookies.values()]
  }

  /** The cookies of a request, but for one. */
  header(url: string, without?: string): string {
    const target = new URL(url)
    return this.all
      .filter(
        ([name, , { path = '/', isSecure = false } = {}]) =>
          name !== without && isBelow(target.pathname, path) && (!isSecure || isSafe(target)),
      )
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  }

  /** Set-Cookie headers of an answer to a request of this path. */
  take(headers: readonly string[], requested: string) {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      if (at <= 0) continue
      const name = pair.slice(0, at)
      const isOver = attributes.some((each) => /^max-age=(0|-\d+)$|^expires=.*\b1970\b/i.test(each))
      if (isOver) this.#cookies.delete(name)
      else this.#cookies.set(name, [name, pair.slice(at + 1), attributesIn(attributes, requested)])
    }
  }
}
