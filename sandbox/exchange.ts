import type { Account } from './engine/account.ts'
import { advance, shiftPrice } from './engine/advance.ts'
import { addCrowd, seedContests } from './engine/contestSeeds.ts'
import { extraListing } from './engine/listing.ts'
import { ticksOf } from './engine/money.ts'
import { accountOf } from './engine/personas.ts'
import { openMarket } from './engine/prices.ts'
import { addOrders } from './engine/seedOrders.ts'
import type { LivePrices } from './engine/source.ts'
import { createWorld, preRoll, resumeSources, type World } from './engine/world.ts'
import { createFaults, type Faults } from './faults.ts'
import { changedRows, restoreWorld, touchMarkets } from './keep.ts'
import type { ReplayedMarket } from './replay/replayedMarket.ts'
import { replaySource } from './replay/replaySource.ts'
import { noStore, type Row, type Store } from './store.ts'

/** One change as the exchange received it; tests assert on it. */
export interface JournalEntry {
  seq: number
  atMs: number
  email: string | null
  path: string
  payload: unknown
  idempotencyKey: string | null
  /** 'ok', a code, or 'again' for a change sent twice with one key. */
  outcome: string
  answer: unknown
}

export interface ExchangeOptions {
  seed?: number
  /** Epoch milliseconds; the exchange's own clock adds the amount by which it was moved. */
  now?: () => number
  store?: Store
  /** Prices from files: the world opens at `fromMs`, where `now` has to start. Nothing is stored. */
  replay?: { markets: readonly ReplayedMarket[]; fromMs: number } | undefined
  /** Prices of a host, of which the world has all its markets. */
  live?: LivePrices | undefined
  /** Treats every call as made by this e-mail: for pages without cookies. */
  openSession?: string | undefined
}

/** A running paper exchange: its world, clock, sessions, journal and store. */
export class Exchange {
  world: World
  readonly faults: Faults = createFaults()
  readonly openSession: string | null
  /** Calls answered since the start, by path. */
  readonly counts = new Map<string, number>()
  readonly #now: () => number
  readonly #store: Store
  readonly #replay: ExchangeOptions['replay']
  readonly live: LivePrices | null
  #offsetMs = 0
  #sessions = new Map<string, string>()
  #journal: JournalEntry[] = []
  #once = new Map<string, string>()
  #unsaved: Row[] = []

  constructor({ seed = 1, now = Date.now, store = noStore(), openSession, replay, live }: ExchangeOptions = {}) {
    this.#now = now
    this.#store = store
    this.#replay = replay
    this.live = live ?? null
    this.openSession = openSession ?? null
    const rows = new Map(store.load())
    this.world = this.#restoredWorld(rows) ?? this.#freshWorld(seed)
    this.#restore(rows)
    this.tick()
  }

  #freshWorld(seed: number): World {
    if (this.#replay) this.#offsetMs = this.#replay.fromMs - this.#now()
    const replayed = this.#replay?.markets.map(({ listing, candles }) => ({
      listing,
      open: (own: number) => replaySource(candles, own),
    }))
    const world = this.live
      ? createWorld(seed, this.nowMs(), this.live.markets(), [])
      : createWorld(seed, this.nowMs(), replayed)
    seedContests(world)
    touchMarkets(world)
    return world
  }

  #restoredWorld(rows: Map<string, string>): World | null {
    const world = restoreWorld(rows)
    if (world && this.live) resumeSources(world, this.live.markets())
    return world
  }

  #restore(rows: Map<string, string>) {
    this.#offsetMs = Number(rows.get('offset') ?? this.#offsetMs)
    for (const [key, text] of rows) {
      if (key.startsWith('session:')) this.#sessions.set(key.slice(8), JSON.parse(text) as string)
      if (key.startsWith('once:')) this.#once.set(key.slice(5), text)
      if (key.startsWith('journal:')) this.#journal.push(JSON.parse(text) as JournalEntry)
    }
    this.#journal.sort((left, right) => left.seq - right.seq)
  }

  /** The exchange's clock, in epoch milliseconds. */
  nowMs(): number {
    return this.#now() + this.#offsetMs
  }

  /** Advances the world to now, and stores the changes. */
  tick() {
    advance(this.world, this.nowMs())
    this.save()
  }

  /** Writes all pending changes to disk. */
  save() {
    const rows = [...changedRows(this.world), ...this.#unsaved]
    if (rows.length === 0) return
    this.#store.write(rows)
    // Only now: what a write that fails leaves out, the next one stores.
    this.world.changed.clear()
    this.#unsaved = []
  }

  /** Also writes prices, which an ordinary write omits. */
  saveAll() {
    touchMarkets(this.world)
    this.save()
  }

  close() {
    this.saveAll()
    this.#store.close()
  }

  /** Not with live prices, whose clock is their host's. */
  moveClock(ms: number) {
    if (this.live) return
    this.#offsetMs += ms
    this.#unsaved.push(['offset', String(this.#offsetMs)])
    this.tick()
  }

  /** False: no such market or no such price. Held: it stays there. */
  movePrice(name: string, price: string, held = false): boolean {
    const market = this.live ? undefined : this.world.markets.get(name)
    if (!market || !/^\d{1,10}(\.\d{1,18})?$/.test(price)) return false
    const ticks = Math.round(ticksOf(price, market.listing.pricePrecision))
    if (ticks < 1) return false
    this.tick()
    market.held = held
    shiftPrice(this.world, market, ticks)
    this.saveAll()
    return true
  }

  release(name: string) {
    const market = this.world.markets.get(name)
    if (market) market.held = false
  }

  /** Adds made-up markets, orders and contest participants, until there are so many. */
  scale({
    markets = 0,
    orders = 0,
    participants = 0,
    email,
  }: {
    markets?: number
    orders?: number
    participants?: number
    email: string
  }) {
    const { world } = this
    for (let index = 1; !this.live && world.markets.size < markets; index++) {
      const market = openMarket(extraListing(index), world.seed, world.nowMs)
      if (world.markets.has(market.listing.market)) continue
      world.markets.set(market.listing.market, market)
      preRoll([market], world.nowMs)
    }
    const account = this.account(email)
    const missing = orders - (world.ordersOf.get(account.accountId)?.length ?? 0)
    if (missing > 0) addOrders(world, account, missing)
    const [contest] = world.contests.values()
    if (contest && participants > contest.participants.length)
      addCrowd(world, contest, participants - contest.participants.length)
    this.saveAll()
  }

  /** Starts over: the current time, no sessions, no trades. */
  reset(seed = this.world.seed) {
    this.#store.clear()
    this.#offsetMs = 0
    this.#sessions.clear()
    this.#once.clear()
    this.#journal = []
    this.#unsaved = []
    this.counts.clear()
    this.faults.clear()
    this.world = this.#freshWorld(seed)
    this.save()
  }

  account(email: string): Account {
    return accountOf(this.world, email)
  }

  /** Returns the session's token. */
  logIn(email: string): string {
    const account = this.account(email)
    const token = [...crypto.getRandomValues(new Uint8Array(24))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    this.#sessions.set(token, account.accountId)
    this.#unsaved.push([`session:${token}`, JSON.stringify(account.accountId)])
    this.save()
    return token
  }

  logOut(token: string) {
    if (this.#sessions.delete(token)) this.#unsaved.push([`session:${token}`, null])
    this.save()
  }

  /** Ends every session, or those of one e-mail address. */
  endSessions(email?: string) {
    for (const [token, accountId] of this.#sessions) if (email === undefined || accountId === email) this.logOut(token)
  }

  whoIs(token: string | undefined): Account | null {
    const email = this.openSession ?? this.#sessions.get(token ?? '')
    return email === undefined ? null : this.account(email)
  }

  journal(): readonly JournalEntry[] {
    return this.#journal
  }

  note(entry: Omit<JournalEntry, 'seq' | 'atMs'>) {
    const noted = { seq: this.#journal.length + 1, atMs: this.world.nowMs, ...entry }
    this.#journal.push(noted)
    this.#unsaved.push([`journal:${String(noted.seq).padStart(9, '0')}`, JSON.stringify(noted)])
  }

  /** The text of the response already sent for a key. */
  answered(key: string): string | null {
    return this.#once.get(key) ?? null
  }

  rememberAnswer(key: string, text: string) {
    this.#once.set(key, text)
    this.#unsaved.push([`once:${key}`, text])
  }
}
