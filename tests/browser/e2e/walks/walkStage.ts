import type { BrowserContext, Route } from '@playwright/test'
import { expect, type Exchange, logIn, type Locator, type Page } from '../support/exchange.ts'
import { ORDERS, WALLETS } from '../support/trading.ts'
import { type Walk, type Path, walkPath } from './walk.ts'

/** The response to a held call. `lost`: none. `real`: the exchange's. Otherwise: this body. */
type Reply = 'real' | 'lost' | { code: number } | { body: object }

const ANSWERS = /\/api\//

/** The connection between page and exchange: a held call waits until the test decides its response. */
export async function tapRequests(page: Page) {
  const held = new Map<string, Route[]>()
  const seen = new Map<string, number>()
  const edits = new Map<string, (body: string) => string>()

  const pass = async (route: Route) => {
    const edit = edits.get(new URL(route.request().url()).pathname)
    if (!edit) return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: edit(await response.text()) })
  }
  const reply = async (route: Route, how: Reply) => {
    if (how === 'real') return pass(route)
    if (how === 'lost') return route.abort('connectionreset')
    return route.fulfill({ json: 'code' in how ? { result: 'error', code: how.code } : { result: 'ok', ...how.body } })
  }
  // The page has aborted the call.
  const givenUp = () => {}

  await page.route(ANSWERS, async (route) => {
    const path = new URL(route.request().url()).pathname
    seen.set(path, (seen.get(path) ?? 0) + 1)
    const waiting = held.get(path)
    if (waiting) waiting.push(route)
    else await pass(route).catch(givenUp)
  })

  const line = {
    hold: (...paths: string[]) => paths.forEach((path) => held.has(path) || held.set(path, [])),
    /** Number of requests of a path. */
    asked: (path: string) => seen.get(path) ?? 0,
    isWaiting: (path: string) => (held.get(path)?.length ?? 0) > 0,
    /** Answers the held requests and holds the next ones, so that the page has received the responses. */
    answer: async (path: string, how: Reply): Promise<void> => {
      await expect.poll(() => line.isWaiting(path), { message: `a call of ${path}`, intervals: [20] }).toBe(true)
      const waiting = (held.get(path) ?? []).splice(0)
      await Promise.all(waiting.map((route) => reply(route, how).catch(givenUp)))
      await Promise.all(waiting.map((route) => route.request().response().catch(givenUp)))
      // The response may have caused a navigation.
      await afterNextPaint(page).catch(givenUp)
    },
    /** Stops holding, and answers the held requests. */
    release: async (path: string, how: Reply = 'real') => {
      const waiting = held.get(path) ?? []
      held.delete(path)
      await Promise.all(waiting.map((route) => reply(route, how).catch(givenUp)))
    },
    /** From now on the test changes the exchange's responses on this path. */
    edit: (path: string, change: (body: string) => string) => edits.set(path, change),
  }
  return line
}
type TappedRequests = Awaited<ReturnType<typeof tapRequests>>

/** A page with its clock and connection controlled by the test. */
export interface Stage {
  page: Page
  exchange: Exchange
  line: TappedRequests
  dialog: Locator
}

let traders = 0

export interface PlayableWalk {
  walk: Walk<never>
  /** Runs one path from the start, as a new trader. */
  play: (world: { context: BrowserContext; exchange: Exchange }, way: Path) => Promise<void>
}

/** A walk, and how to get to its start. */
export const walkFrom = <On extends Stage>(walk: Walk<On>, begin: (stage: Stage) => Promise<On>): PlayableWalk => ({
  walk,
  play: async ({ context, exchange }, way) => {
    // One page for all: a new one would compile the app anew.
    const page = context.pages()[0] ?? (await context.newPage())
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    traders += 1
    await logIn(page, exchange, { email: `walk-${traders}@trader.example` })
    await page.clock.install()
    await walkPath(
      walk,
      way,
      await begin({ page, exchange, line: await tapRequests(page), dialog: page.getByRole('dialog') }),
    )
    await page.goto('about:blank')
  },
})

/** Waits until the page's state is painted. */
export const afterNextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Advances the page's time second by second, with responses in between, until a condition holds. */
export async function until(page: Page, what: string, isSo: () => Promise<boolean> | boolean, seconds = 60) {
  for (let second = 0; second < seconds; second++) {
    if (await isSo()) return
    await page.clock.runFor(1_000)
    await afterNextPaint(page)
  }
  throw new Error(`not within ${seconds} seconds: ${what}`)
}

/** A call by the same trader from another device. */
export async function callFromElsewhere({ page, exchange }: Stage, path: string, data: object) {
  const response = await page.request.post(`${exchange.origin}${path}`, { data, headers: { origin: exchange.origin } })
  const body = (await response.json()) as { result: string } & Record<string, string>
  expect(body, path).toMatchObject({ result: 'ok' })
  return body
}

/** Requests after a change wait until its outcome is decided. */
export const holdRefresh = ({ line }: Stage) => line.hold(ORDERS, WALLETS)
export async function endRefresh({ line }: Stage, how: 'real' | 'lost' = 'real') {
  await Promise.all([line.release(ORDERS, how), line.release(WALLETS, how)])
}
