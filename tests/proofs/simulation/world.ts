import { createPaperOrder } from '../../../sandbox/engine/order.ts'
import { type Persona, personaEmail } from '../../../sandbox/engine/personas.ts'
import { deposit, lockMargin } from '../../../sandbox/engine/settle.ts'
import { enter, newId } from '../../../sandbox/engine/world.ts'
import { Exchange } from '../../../sandbox/exchange.ts'
import type { PageInternals } from './app.ts'
import { storageOf } from './browserStorage.ts'
import { Clock } from './clock.ts'
import { Network } from './network.ts'
import { type Random, random, seedOf } from './random.ts'
import type { Setting } from './setting.ts'
import { type Page, type Stage, Tab } from './tab.ts'

const START_MS = Date.UTC(2026, 10, 23, 8)

const saidBy = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 6).join(' | ') : String(error)

/** The whole simulated world: one browser with its tabs, the network, and the exchange. */
export class World implements Stage {
  readonly clock = new Clock()
  readonly network = new Network(this)
  readonly exchange: Exchange
  /** The browser's localStorage. */
  readonly local = new Map<string, string>()
  readonly tabs: Tab[] = []
  readonly recorders: PageInternals['recorder'][] = []
  readonly trace: string[] = []
  /** Uncaught errors and console warnings. */
  readonly troubles: string[] = []
  readonly departures: { tab: Tab; page: Page; url: string; atMs: number }[] = []
  chance: Random
  /** Time of the last user action or change of the world, ms of the clock. */
  actedAtMs = 0
  /** The browser's cookie. */
  token = ''
  readonly seed: number
  readonly setting: Setting
  /** The user who is, or was last, logged in. */
  persona: Persona
  readonly app: string

  constructor(seed: number, setting: Setting, app: string) {
    this.seed = seed
    this.setting = setting
    this.persona = setting.persona
    this.app = app
    this.chance = random(seedOf(`chance ${seed}`))
    this.exchange = new Exchange({ seed, now: this.now })
    this.logIn()
    if (setting.next) {
      this.#hold(this.email, '1729.3117')
      this.#hold(personaEmail(setting.next), '1618.0339', '23571.1317')
    }
    if (setting.language === 'pl') this.local.set('i18nextLng', 'pl')
    for (const [key, value] of setting.choices ?? []) this.local.set(key, value)
  }

  /** Gives a user an order with an amount, and a balance, that no other user of the browser has. */
  #hold(email: string, amount: string, balance?: string) {
    const { wallet } = this.exchange.account(email)
    const { available } = wallet
    if (!wallet.initialized) return
    const { world } = this.exchange
    const draft = { market: 'BTC-USDC', type: 'LONG', amount, leverage: 10 } as const
    const order = createPaperOrder(newId(world), email, draft, world.nowMs)
    lockMargin(wallet, order.amount)
    enter(world, order)
    deposit(wallet, balance ?? available)
  }

  get email() {
    return personaEmail(this.persona)
  }

  now = () => START_MS + this.clock.passedMs

  note(line: string) {
    this.trace.push(`${(this.clock.passedMs / 1_000).toFixed(3)} ${line}`)
  }

  /** As the previous user, or as another one. */
  logIn(persona = this.persona) {
    this.persona = persona
    this.token = this.exchange.logIn(this.email)
  }

  openTab(width: number, address: string): Tab {
    const tab = new Tab(this, String.fromCharCode(65 + this.tabs.length), width)
    this.tabs.push(tab)
    tab.open(address)
    return tab
  }

  /** The storages of a page; other tabs are notified of its local writes a little later. */
  storages(tab: Tab) {
    const localStorage = storageOf(this.local, (key, oldValue, newValue) => {
      for (const other of this.tabs) {
        const there = other.page
        if (other === tab || !there) continue
        this.clock.set(
          there,
          () =>
            this.guarded(other, () =>
              there.window.dispatchEvent(new there.window.StorageEvent('storage', { key, oldValue, newValue })),
            ),
          4,
        )
      }
    })
    return { localStorage, sessionStorage: storageOf(tab.session, () => {}) }
  }

  guarded(tab: Tab, run: () => unknown) {
    try {
      return run()
    } catch (error) {
      this.threw(tab, error)
      return undefined
    }
  }

  threw(tab: Tab, error: unknown) {
    // A chart reads computed colours, which jsdom does not always know.
    if (error instanceof Error && error.message.startsWith('Failed to parse color')) return
    this.troubles.push(`${tab.name} threw: ${saidBy(error)}`)
  }

  rejected(error: unknown) {
    const { name, kind } = error as { name?: string; kind?: string }
    // As in installErrorHandlers.ts: aborted work, and responses after the session's end.
    if (name === 'CancelledError' || name === 'AbortError' || kind === 'unauthorized' || kind === 'dropped') return
    this.troubles.push(`nobody caught: ${saidBy(error)}`)
  }

  complained(tab: Tab, what: unknown[]) {
    // Code and texts that are not loaded yet fail offline: the page says so.
    if (!tab.isOnline && what.some((each) => each instanceof Error && each.name === 'CodeLoadError')) return
    this.troubles.push(`${tab.name} complained: ${what.map(saidBy).join(' ').slice(0, 800)}`)
  }

  departed(tab: Tab, page: Page, url: string) {
    this.departures.push({ tab, page, url, atMs: this.clock.passedMs })
    this.note(`  ${tab.name} leaves for ${url}`)
    // The page lives until the next one has loaded, which takes up to four seconds.
    const untilMs = 300 + (seedOf(`departs ${this.seed} ${this.departures.length}`) % 3_700)
    this.clock.set(
      page,
      () => {
        const target = new URL(url, 'https://paper.test')
        if (target.pathname.startsWith('/futures')) return tab.open(target.pathname + target.search)
        tab.returnTo = target.searchParams.get('return') ?? '/futures'
        tab.leave()
      },
      untilMs,
    )
  }

  movePrice(name: string, percent: number) {
    const market = this.exchange.world.markets.get(name)
    if (!market) return
    const { pricePrecision } = market.listing
    const now = market.ticks / 10 ** pricePrecision
    this.exchange.movePrice(name, (now * (1 + percent / 100)).toFixed(pricePrecision))
  }

  /** Stops or resumes price changes. */
  holdPrices(isHeld: boolean) {
    for (const market of this.exchange.world.markets.values()) market.held = isHeld
  }

  /** Whether an order has reached the requested state, regardless of the cause. */
  tookEffect(what: string): boolean {
    const [, orderId = ''] = /\/orders\/close .*"orderId":"([^"]+)"/.exec(what) ?? []
    const order = this.exchange.world.orders.get(orderId)
    return order !== undefined && !['NEW', 'ACTIVATING', 'ACTIVE'].includes(order.state)
  }

  close() {
    for (const tab of this.tabs) tab.leave()
  }
}
