/** Cookies of the trader's session, by name. The exchange may renew them. */
export class CookieJar {
  readonly #cookies: Map<string, string>

  constructor(cookies: Iterable<readonly [name: string, value: string]> = []) {
    this.#cookies = new Map(cookies)
  }

  get isEmpty(): boolean {
    return this.#cookies.size === 0
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Set-Cookie headers of an answer. */
  take(headers: readonly string[]) {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      if (at <= 0) continue
      const isOver = attributes.some((each) => /^max-age=(0|-\d+)$|^expires=.*\b1970\b/i.test(each))
      if (isOver) this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
