import { expect } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { hasNginx } from '../../../../scripts/setup/nginx.ts'
import { MARKETS, ORDERS, PRICE } from '../../../browser/e2e/support/trading.ts'
import type { Fault } from '../../../browser/e2e/support/exchange.ts'
import { ALL, close, type Flow, levels, open, reset } from './flows.ts'
import { discard, recordOutcomes, press, reload, type Setting, type Stage, type Trader } from './stage.ts'

/** A row of the campaign: flows, and the fault applied to them. */
export interface Row extends Setting {
  /** From the last click on; messages are recorded until an outcome is shown. */
  play: (stage: Stage) => Promise<void>
  /** Nothing may be sent, so no outcome is shown. */
  isHeldBack?: boolean
  /** Runs with --quick as well. */
  isQuick?: boolean
}

const HOUR_MS = 3_600_000
const RESTART_AFTER_MS = 2_500
const STALL_MS = 60_000
/** Longer than any page waits. */
const NEVER_MS = 60_000
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

type AnswerFault = Omit<Fault, 'path'> & { kind: string }

const each = <Result>(traders: readonly Trader[], act: (trader: Trader, index: number) => Promise<Result>) => Promise.all(traders.map(act))
const arm = ({ exchange, traders }: Stage, fault: AnswerFault) => each(traders, ({ email, flow }) => exchange.fault({ path: flow.path, email, ...fault }))

/** Clicks, and waits until the exchange has applied the change (`isMade`), or at least received the call. */
async function pressUntil({ exchange, traders }: Stage, isMade: boolean) {
  const before = new Map<string, number>()
  for (const { flow } of traders) before.set(flow.path, await exchange.arrived(flow.path))
  await each(traders, press)
  const isThere = async ({ email, flow }: Trader) =>
    isMade ? (await exchange.made(email, flow.path)).length > 0 : (await exchange.arrived(flow.path)) > (before.get(flow.path) ?? 0)
  await each(traders, (trader) => expect.poll(() => isThere(trader), { intervals: [50], timeout: 30_000 }).toBe(true))
}

const killed = (commit: boolean) => async (stage: Stage) => {
  await arm(stage, { kind: 'latency', commit, ms: NEVER_MS })
  await pressUntil(stage, commit)
  await stage.exchange.kill()
  await wait(RESTART_AFTER_MS)
  await stage.exchange.start()
}

const answeredBadly = (fault: AnswerFault) => async (stage: Stage) => {
  await arm(stage, fault)
  await each(stage.traders, press)
}

async function flips(stage: Stage) {
  await arm(stage, { kind: 'latency', commit: true, ms: 1_500 })
  await pressUntil(stage, true)
  await each(stage.traders, async ({ context }) => {
    for (let flip = 0; flip < 3; flip += 1) {
      await context.setOffline(true)
      await wait(700)
      await context.setOffline(false)
      await wait(700)
    }
  })
}

/** The levels are saved, then reading the orders fails: in another way for each trader. */
const unreadable: readonly AnswerFault[] = [
  { kind: 'status', status: 429, retryAfter: '5' },
  { kind: 'status', status: 500, times: 5 },
  { kind: 'malformed', times: 5 },
  { kind: 'body', body: '{"result":"ok","orders":[null]}', times: 5 },
]
async function unreadOrders(stage: Stage) {
  await arm(stage, { kind: 'latency', commit: true, ms: 1_500 })
  await pressUntil(stage, true)
  await each(stage.traders, ({ email }, index) => stage.exchange.fault({ kind: 'malformed', ...unreadable[index], path: ORDERS, email }))
}

async function stalled({ exchange, traders }: Stage) {
  exchange.halt()
  await each(traders, press)
  await wait(STALL_MS)
  exchange.goOn()
}

/** Both tabs close the same position; the first tab's call takes effect first (`commit`) or last, and is answered last. */
const twoTabs = (commit: boolean) => async ({ exchange, traders }: Stage) => {
  const [first, second] = traders
  if (!first || !second) throw new Error('two tabs')
  await exchange.fault({ path: close.path, kind: 'latency', commit, ms: 4_000 })
  await pressUntil({ exchange, traders: [first] }, commit)
  await press(second)
}

async function discarded(stage: Stage) {
  await arm(stage, { kind: 'latency', commit: true, ms: NEVER_MS })
  await pressUntil(stage, true)
  await each(stage.traders, (trader) => discard(trader, stage.exchange.origin))
}

async function discardedWhilePaying({ exchange, traders }: Stage) {
  await each(traders, async (trader) => {
    await press(trader)
    await expect(trader.page.getByText('Waiting for the payment', { exact: true })).toBeVisible()
    await discard(trader, exchange.origin)
  })
}

/** Reloads the page while the change is pending, and clicks again if that is offered before an outcome is shown. */
async function reloaded(stage: Stage) {
  await arm(stage, { kind: 'latency', commit: true, ms: NEVER_MS })
  await pressUntil(stage, true)
  await each(stage.traders, async (trader) => {
    await reload(trader)
    const { page, flow } = trader
    // The draft of an order is restored as typed; a dialog has to be opened again.
    const again = flow === open ? Promise.resolve() : flow.prepare(page)
    let isReady = false
    void again.then(() => (isReady = true), () => {})
    await recordOutcomes(trader, 10_000, () => isReady || trader.shown.length > 0)
    if (trader.shown.length > 0 || !isReady) return
    const pressed = await flow.press(page).then(() => true, () => false)
    if (pressed) trader.presses += 1
  })
}

/** The clock jumps while the page verifies a lost order: forward if it was placed, back if it was not. */
async function clockLeaps({ exchange, traders }: Stage) {
  await each(traders, async (trader, index) => {
    const { email, page, flow } = trader
    await exchange.fault({ path: flow.path, email, kind: 'drop', commit: index === 0, times: 0 })
    await exchange.fault({ path: ORDERS, email, kind: 'latency', ms: 3_000, times: 2 })
    await press(trader)
    await expect(page.getByText('We did not get an answer. Checking your orders…').first()).toBeVisible()
    await page.clock.setSystemTime(Date.now() + (index === 0 ? HOUR_MS : -HOUR_MS))
  })
}

const MAX_AGE_MS = 10_000

/**
 * Price requests hang and the clock is changed: before or after they start to hang, forward, and with a position to close, one
 * per trader. Then everything clickable is clicked.
 */
async function hangingPrices({ exchange, traders }: Stage) {
  const [, before] = traders
  await before?.page.clock.setSystemTime(Date.now() - HOUR_MS)
  await wait(4_000)
  for (const path of [PRICE, MARKETS]) await exchange.fault({ path, kind: 'hang', times: 0 })
  await wait(3_000)
  await each(traders, async (trader, index) => {
    const { page, flow, email } = trader
    if (trader !== before) await page.clock.setSystemTime(Date.now() + (index === 2 ? HOUR_MS : -HOUR_MS))
    const isTooOld = () => Date.now() - trader.pricedAt > MAX_AGE_MS + 500
    await recordOutcomes(trader, 30_000, isTooOld)
    const made = async () => (await exchange.made(email, flow.path)).length
    const name = flow === open ? /^LONG/ : 'Close position'
    const button = page.getByRole('button', { name, exact: true }).last()
    const end = Date.now() + 9_000
    while (Date.now() < end && trader.stale === 0) {
      await button.click({ timeout: 300 }).catch(() => {})
      trader.stale = await made()
    }
  })
  // The next price enables the buttons again.
  await exchange.control('faults/clear')
  await each(traders, ({ page, flow, stale }) =>
    stale > 0 ? Promise.resolve() : expect(page.getByRole('button', { name: flow === open ? /^LONG/ : 'Close position', exact: true }).last()).toBeEnabled({ timeout: 30_000 }),
  )
}

const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
const blocked = () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get: refuse })
}

/** Runs through nginx if it is installed: as in production, a lost connection is then a 502 with an HTML body. */
const behindNginx = (name: string, play: Row['play']): Row[] => (hasNginx() ? [{ name: `${name}, through nginx`, flows: ALL, isBehindNginx: true, play }] : [])

const lost = (commit: boolean) => answeredBadly({ kind: 'drop', commit, times: 0 })
const badGateway = (commit: boolean) => answeredBadly({ kind: 'status', status: 502, body: HTML, commit })
const withoutKeys = (name: string, play: Row['play'], more: Partial<Row> = {}): Row => ({ name: `keys off: ${name}`, flows: [open], hasKeys: false, play, ...more })
const one = (flow: Flow, times: number) => Array.from({ length: times }, () => flow)

export const ROWS: readonly Row[] = [
  { name: '60 s stall', flows: ALL, play: stalled },
  { name: 'kill -9 after the effect', flows: ALL, play: killed(true), isQuick: true },
  { name: 'kill -9 before the effect', flows: ALL, play: killed(false) },
  { name: 'offline and online around the answer', flows: ALL, play: flips },
  { name: '502 in HTML after the effect', flows: ALL, play: badGateway(true) },
  { name: '502 in HTML before the effect', flows: ALL, play: badGateway(false) },
  { name: '429 on the change', flows: ALL, play: answeredBadly({ kind: 'status', status: 429, retryAfter: '5' }) },
  { name: 'orders unreadable after saved levels', flows: one(levels, unreadable.length), play: unreadOrders, isQuick: true },
  { name: 'two tabs close one, the first takes effect', flows: one(close, 2), isOneAccount: true, play: twoTabs(true) },
  { name: 'two tabs close one, the second takes effect', flows: one(close, 2), isOneAccount: true, play: twoTabs(false) },
  { name: 'discarded before the answer', flows: ALL, play: discarded, isQuick: true },
  { name: 'discarded while paying', flows: [reset], play: discardedWhilePaying },
  { name: 'reloaded before the answer and pressed again', flows: ALL, play: reloaded, isQuick: true },
  { name: 'clock jumps while an order is verified', flows: one(open, 2), hasClock: true, play: clockLeaps },
  { name: 'clock is set while prices hang', flows: [...one(open, 3), close], hasClock: true, play: hangingPrices, isHeldBack: true, isQuick: true },
  { name: 'storage full, connection dropped after the effect', flows: ALL, storageFaults: [full], play: lost(true) },
  { name: 'storage blocked, connection dropped after the effect', flows: ALL, storageFaults: [blocked], play: lost(true) },
  ...behindNginx('kill -9 after the effect', killed(true)),
  ...behindNginx('kill -9 before the effect', killed(false)),
  ...behindNginx('502 after the effect', lost(true)),
  ...behindNginx('502 before the effect', lost(false)),
  withoutKeys('kill -9 after the effect', killed(true)),
  withoutKeys('kill -9 before the effect', killed(false)),
  withoutKeys('502 after the effect', badGateway(true)),
  withoutKeys('offline and online around the answer', flips),
  withoutKeys('reloaded before the answer and pressed again', reloaded),
]
