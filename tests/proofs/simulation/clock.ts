interface Timer {
  at: number
  run: () => unknown
  /** Milliseconds between two runs of an interval. */
  everyMs: number | null
  owner: unknown
}

/** More timers than this at one moment are a loop. */
const MOST_AT_ONCE = 5_000

/** Runs everything due: promises and ticks first. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** The clock of the whole simulation. Time advances only in `pass`. */
export class Clock {
  /** Milliseconds since the start. */
  passedMs = 0
  readonly #timers = new Map<number, Timer>()
  #lastId = 0
  /** Owners that are closed: what still runs of them, such as code that was loading, sets no timer. */
  readonly #closed = new WeakSet<object>()

  set(owner: unknown, run: () => unknown, ms = 0, repeats = false): number {
    this.#lastId += 1
    if (typeof owner === 'object' && owner !== null && this.#closed.has(owner)) return this.#lastId
    const wait = Math.max(0, Number(ms) || 0)
    this.#timers.set(this.#lastId, {
      at: this.passedMs + wait,
      run,
      everyMs: repeats ? Math.max(1, wait) : null,
      owner,
    })
    return this.#lastId
  }

  clear = (id: unknown) => void this.#timers.delete(Number(id))

  /** Drops all timers of a closed page. */
  forget(owner: object) {
    this.#closed.add(owner)
    for (const [id, timer] of this.#timers) if (timer.owner === owner) this.#timers.delete(id)
  }

  count = (owner: unknown) => [...this.#timers.values()].filter((timer) => timer.owner === owner).length

  #next(untilMs: number): number | null {
    let next: number | null = null
    let first = untilMs
    // Of timers due together the older one runs first.
    for (const [id, { at }] of this.#timers) {
      if (at > first || (at === first && next !== null)) continue
      first = at
      next = id
    }
    return next
  }

  /** Advances time and runs everything in order. Throws if time stands still. */
  async pass(ms: number) {
    const untilMs = this.passedMs + ms
    await settled()
    let atOnce = 0
    for (let id = this.#next(untilMs); id !== null; id = this.#next(untilMs)) {
      const timer = this.#timers.get(id)
      if (!timer) break
      atOnce = timer.at > this.passedMs ? 0 : atOnce + 1
      if (atOnce > MOST_AT_ONCE) throw new Error('time stands still: a timer sets the next one, without end')
      this.passedMs = Math.max(this.passedMs, timer.at)
      this.#timers.delete(id)
      if (timer.everyMs !== null) this.#timers.set(id, { ...timer, at: this.passedMs + timer.everyMs })
      await timer.run()
      await settled()
    }
    this.passedMs = untilMs
  }

  /** The machine sleeps: everything due in between is due now. */
  async sleep(ms: number) {
    this.passedMs += ms
    await this.pass(0)
  }
}
