import type { CDPSession, Locator, Page } from '@playwright/test'
import { inBrowser, median, sleep } from './browser.ts'
import type { Load } from './exchange.ts'
import type { BenchServer } from './server.ts'
import { OURS, READ, REACT_TABLE, type Target } from './targets.ts'
import { forcedLayouts } from './tasks.ts'

/** A trader's page: 14 open positions, the history of a year. */
const TRADER: Load = { markets: 200, orders: 5_014, open: 14 }

/** What is pressed, by accessible name. `ready` has to be there before, `after` sets back what is in the way of the next. */
interface Action {
  name: string
  press: (page: Page) => Promise<void>
  after?: (page: Page) => Promise<void>
}

const click = async (target: Locator) => {
  // By its middle: what else Playwright would do first, such as scrolling, would be measured with it.
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await target.page().mouse.click(x + width / 2, y + height / 2)
}
const button = (page: Page | Locator, name: RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()
const orders = (page: Page) => page.getByRole('region', { name: 'Orders and positions' })
const form = (page: Page) => page.getByRole('form', { name: 'New order' })
const picker = (page: Page) => button(page, /Choose a market$/)
const escape = (page: Page) => page.keyboard.press('Escape')

const inForm: Action[] = [
  {
    name: 'typing in the amount',
    press: async (page) => {
      await page.keyboard.press('5')
    },
  },
  { name: 'SL/TP on', press: (page) => click(form(page).getByRole('switch', { name: 'Stop loss / Take profit' })) },
  { name: 'open leverage', press: (page) => click(button(form(page), /^Leverage/)) },
  { name: 'Escape from leverage', press: escape },
]
const onPage: Action[] = [
  {
    name: 'tab Positions → History',
    press: (page) => click(orders(page).getByRole('tab', { name: /^Order history/ })),
  },
  { name: 'back to Positions', press: (page) => click(orders(page).getByRole('tab', { name: /^Positions/ })) },
  { name: 'open Close', press: (page) => click(button(orders(page), /^Close (?!positions)/)) },
  { name: 'Escape from Close', press: escape },
  { name: 'open the market menu', press: (page) => click(picker(page)) },
  { name: 'typing in it', press: (page) => page.keyboard.press('A') },
  {
    name: 'choose a market',
    press: (page) => page.keyboard.press('Enter'),
    after: async (page) => {
      await page.goBack()
      await page.waitForURL('**/BTC-USDC')
      await sleep(1_000)
    },
  },
]
const theme: Action = { name: 'theme', press: (page) => click(button(page, /^Switch to the (?:light|dark) theme$/)) }
const long: Action = { name: 'press LONG', press: (page) => click(button(form(page), /^LONG/)) }

const amountOf = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' })
const focusAmount = async (page: Page) => {
  await amountOf(page).click()
  await amountOf(page).fill('')
}

/** At 1440 px, and at 390 px, where the form is a sheet. */
const sequences: Record<number, (page: Page) => AsyncGenerator<Action>> = {
  async *1440(page) {
    yield* onPage
    yield theme
    await focusAmount(page)
    yield* inForm
    yield long
  },
  async *390(page) {
    yield* onPage
    yield { name: 'open the order sheet', press: () => click(button(page, /^Open position/)) }
    await focusAmount(page)
    yield* inForm
    yield long
  },
}

/** Milliseconds from the last input to its paint, by the browser's Event Timing, which rounds to 8 ms and starts at 16. */
async function pressed(page: Page, press: Action['press']) {
  await page.evaluate(() => {
    const kept = { ms: 0 }
    Object.assign(window, { pressed: kept })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.ms = Math.max(kept.ms, duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await press(page)
  await sleep(1_200)
  return page.evaluate(() => (window as unknown as { pressed: { ms: number } }).pressed.ms)
}

export interface Pressed {
  name: string
  width: number
  median: number
  worst: number
  /** Of one press, the longest layout that a script forced, ms of CPU time. */
  forced: number
}

const slow = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

/** From press to paint of each action on a trader's page, `cpu` times slower than this machine; in the first round with the layouts it forces. */
export async function measurePresses(
  server: BenchServer,
  width: number,
  cpu: number,
  rounds: number,
): Promise<Pressed[]> {
  server.setLoad(TRADER)
  const times = new Map<string, number[]>()
  const forced = new Map<string, number>()
  for (let round = 0; round < rounds; round++)
    await inBrowser(READ, OURS.storage, async ({ page, cdp }) => {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 })
      await page.goto(server.origin + OURS.path)
      await page.getByRole('tab', { name: /^Positions/ }).waitFor()
      // Idle, so that late code is there.
      await sleep(5_000)
      await slow(cdp, cpu)
      for await (const { name, press, after } of sequences[width]?.(page) ?? []) {
        if (round === 0) forced.set(name, await forcedLayouts(page, async () => void (await pressed(page, press))))
        else times.set(name, [...(times.get(name) ?? []), await pressed(page, press)])
        await after?.(page)
      }
    })
  return [...times].map(([name, all]) => ({
    name,
    width,
    median: median(all),
    worst: Math.max(...all),
    forced: forced.get(name) ?? Number.NaN,
  }))
}

/** Milliseconds from a key in the amount field of plain React to its paint. */
export async function measureReactTyping(server: BenchServer, cpu: number, rounds: number): Promise<number> {
  const target: Target = REACT_TABLE
  server.setLoad(TRADER)
  return inBrowser(READ, target.storage, async ({ page, cdp }) => {
    await page.goto(server.origin + target.path)
    await page.locator(target.ready).first().click()
    await slow(cdp, cpu)
    const all: number[] = []
    while (all.length < rounds) all.push(await pressed(page, () => page.keyboard.press('5')))
    return median(all)
  })
}
