import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { createOrder, listOrders } from '../../../../src/api/order.ts'
import { PRICE, trading } from '../../../browser/e2e/support/trading.ts'
import { order } from '../../../sandbox/paper.ts'
import { restoreTab } from './restoreTab.ts'
import type { End, Flow } from './flows.ts'
import { type MortalExchange, startMortalExchange } from './mortalExchange.ts'

/** One observation of a page: the titles that report an outcome, and the text around them. */
export interface ShownOutcome {
  end: End
  words: string
}

/** One trader with one change, in a separate tab. */
export interface Trader {
  flow: Flow
  email: string
  context: BrowserContext
  page: Page
  /** Each outcome shown, in order; a repeated one counts once. */
  shown: ShownOutcome[]
  /** Number of clicks: more than one only if a trader would think that nothing was sent. */
  presses: number
  /** Changes requested at a price older than ten seconds. */
  stale: number
  errors: string[]
  /** Time of the last price, epoch ms. */
  pricedAt: number
}

export interface Stage {
  exchange: MortalExchange
  traders: readonly Trader[]
}

/** The setup of a row. */
export interface Setting {
  name: string
  flows: readonly Flow[]
  hasKeys?: boolean
  isBehindNginx?: boolean
  /** All traders are tabs of one browser with one account. */
  isOneAccount?: boolean
  /** The page's clock can be set. */
  hasClock?: boolean
  /** Runs in the page before its scripts; one per trader, in turn. */
  storageFaults?: readonly (() => void)[]
}

const MARKET = '/futures/market/BTC-USDC'
const LOOK_MS = 150

/** Runs in the page: the texts of toasts, dialogs and notices. */
const shownTexts = () =>
  [...document.querySelectorAll<HTMLElement>('.toast, [role=dialog], [role=alert]')].filter((element) => element.checkVisibility()).map(({ innerText }) => innerText)

const showsTitle = (words: string, title: string) => words.split('\n').some((line) => line.trim() === title || line.startsWith(`${title} ×`) || line.endsWith(`: ${title}`))

/** Adds what the page shows now. A page that is still loading shows nothing. */
async function recordShown(trader: Trader) {
  const shownLines = await trader.page.evaluate(shownTexts).catch((): string[] => [])
  for (const words of shownLines) {
    for (const [end, titles] of Object.entries(trader.flow.ends)) {
      const shownEnd = { end: end as End, words } // the keys of `ends`
      if (titles.some((title) => showsTitle(words, title)) && !trader.shown.some((one) => one.end === end && one.words === words)) trader.shown.push(shownEnd)
    }
  }
}

/** Records messages until `until`, or for `ms`. */
export async function recordOutcomes(trader: Trader, ms: number, until: () => boolean = () => false) {
  const end = Date.now() + ms
  while (!until() && Date.now() < end) {
    await recordShown(trader)
    await wait(LOOK_MS)
  }
}

function follow(trader: Trader) {
  const { page, errors } = trader
  page.on('pageerror', ({ message }) => errors.push(message))
  // The tab is closed with a change in flight: the browser's prompt is confirmed.
  page.on('dialog', (question) => void question.accept())
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith(PRICE)) trader.pricedAt = Date.now()
  })
}

async function openPage(trader: Trader, origin: string) {
  follow(trader)
  await trader.page.goto(`${origin}${MARKET}`)
  await expect(trading(trader.page).long).toBeVisible({ timeout: 60_000 })
}

/** An open position of the account. */
async function openPosition({ page, email }: Trader, { origin, made }: MortalExchange) {
  const ask = async (path: string, data: object) => (await page.request.post(`${origin}${path}`, { data })).json()
  await ask(createOrder.path, order({ amount: '100' }))
  const positions = async () => (await listOrders.response.parseAsync(await ask(listOrders.path, {}))).orders.items.filter(({ state }) => state === 'ACTIVE').length
  await expect.poll(positions, { intervals: [300], timeout: 20_000 }).toBe(1)
  expect(await made(email, createOrder.path)).toHaveLength(1)
}

/** The account as the exchange lists it: the actual stop loss, regardless of what a page shows. */
export async function listedStops({ page }: Trader, { origin }: MortalExchange): Promise<readonly (string | null)[]> {
  const answer: unknown = await (await page.request.post(`${origin}${listOrders.path}`, { data: {} })).json()
  return (await listOrders.response.parseAsync(answer)).orders.items.map(({ stopLoss }) => stopLoss)
}

/** Sets up a row, runs it and cleans up. In real browsers, since tabs are discarded and the exchange is killed. */
export async function onFaultStage<Result>(browser: Browser, setting: Setting, play: (stage: Stage) => Promise<Result>): Promise<Result> {
  const exchange = await startMortalExchange({ hasKeys: setting.hasKeys ?? true, isBehindNginx: setting.isBehindNginx ?? false })
  const contexts: BrowserContext[] = []
  try {
    await exchange.control('price', { market: 'BTC-USDC', price: '67000', hold: true })
    const newContext = async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/Warsaw' })
      contexts.push(context)
      return context
    }
    const traders: Trader[] = []
    for (const [index, flow] of setting.flows.entries()) {
      const context = setting.isOneAccount ? (traders[0]?.context ?? (await newContext())) : await newContext()
      const storageFault = setting.storageFaults?.[index % setting.storageFaults.length]
      if (storageFault) await context.addInitScript(storageFault)
      const email = `trader-${setting.isOneAccount ? 1 : index + 1}@faults.example`
      traders.push({ flow, email, context, page: await context.newPage(), shown: [], presses: 0, stale: 0, errors: [], pricedAt: 0 })
    }
    await Promise.all(
      traders.map(async (trader, index) => {
        const { page, flow, email } = trader
        const isLaterTab = setting.isOneAccount && index > 0
        if (setting.hasClock) await page.clock.install()
        if (!isLaterTab) {
          await page.request.post(`${exchange.origin}/sandbox/api/login`, { data: { email }, headers: { origin: exchange.origin } })
          if (flow.needsPosition) await openPosition(trader, exchange)
        }
      }),
    )
    await Promise.all(
      traders.map(async (trader) => {
        await openPage(trader, exchange.origin)
        await trader.flow.prepare(trader.page)
      }),
    )
    return await play({ exchange, traders })
  } finally {
    await Promise.all(contexts.map((context) => context.close().catch(() => {})))
    await exchange.close()
  }
}

export async function press(trader: Trader) {
  trader.presses += 1
  await trader.flow.press(trader.page)
}

/** Discards the trader's tab and restores it. */
export async function discard(trader: Trader, origin: string) {
  trader.page = await restoreTab(trader.page)
  await openPage(trader, origin)
}

/** Reloads the tab. */
export async function reload(trader: Trader) {
  await trader.page.reload()
  await expect(trading(trader.page).long).toBeVisible({ timeout: 60_000 })
}
