import type { Locator, Page } from '@playwright/test'
import { inBrowser, median, sleep } from './browser.ts'
import type { Load } from './exchange.ts'
import type { BenchServer } from './server.ts'
import { OURS, READ, REACT_TABLE } from './targets.ts'
import { mark, type Press, pressesDuring } from './tasks.ts'

/** A trader's page: 14 open positions, the history of a year. */
const TRADER: Load = { markets: 200, orders: 5_014, open: 14 }
/** Until a page is idle, with its late code, and until what follows a press is over. */
const IDLE_MS = 4_000
const PRESSED_MS = 700

/** The next named press: with the pointer on its target for a while, then pressed; or a key. */
type Step = (name: string, target: Locator | string) => Promise<void>

const button = (page: Page | Locator, name: RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()
const orders = (page: Page) => page.getByRole('region', { name: 'Orders and positions' })
const form = (page: Page) => page.getByRole('form', { name: 'New order' })

async function onPage(page: Page, step: Step) {
  await step('tab Positions → History', orders(page).getByRole('tab', { name: /^Order history/ }))
  await step('back to Positions', orders(page).getByRole('tab', { name: /^Positions/ }))
  await step('open Close', button(orders(page), /^Close (?!positions)/))
  await step('Escape from Close', 'Escape')
  await step('open the market menu', button(page, /Choose a market$/))
  await step('typing in it', 'A')
  await step('choose a market', 'Enter')
  await page.goBack()
  await page.waitForURL('**/BTC-USDC')
  await sleep(IDLE_MS / 4)
}

async function inForm(page: Page, step: Step) {
  await form(page).getByRole('textbox', { name: 'Amount' }).focus()
  await step('typing in the amount', '5')
  await step('SL/TP on', form(page).getByRole('switch', { name: 'Stop loss / Take profit' }))
  await step('Details', button(form(page), /^Details/))
  await step('open leverage', button(form(page), /^Leverage/))
  await step('Escape from leverage', 'Escape')
  await step('press LONG', button(form(page), /^LONG/))
}

/** At 1440 px, and at 390 px, where the form is a sheet and the theme in the drawer. */
const ours: Record<number, (page: Page, step: Step) => Promise<void>> = {
  async 1440(page, step) {
    await onPage(page, step)
    await step('theme', button(page, /^Switch to the (?:light|dark) theme$/))
    await inForm(page, step)
  },
  async 390(page, step) {
    await onPage(page, step)
    await step('open the order sheet', button(page, /^Open position/))
    await inForm(page, step)
  },
}
async function plainReact(page: Page, step: Step) {
  await step('tab Positions → History', button(page, /^History/))
  await step('back to Positions', button(page, /^Positions/))
  await step('open Close', button(page, /^Close/))
  await step('Escape from Close', 'Escape')
  await page.locator(REACT_TABLE.ready).focus()
  await step('typing in the amount', '5')
}

/** Each press on a fresh page, `cpu` times slower than this machine. */
function presses(server: BenchServer, isOurs: boolean, width: number, cpu: number) {
  const { path, storage, ready } = isOurs ? OURS : REACT_TABLE
  return inBrowser(READ, storage, async ({ page, cdp }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 })
    await page.goto(server.origin + path)
    await page
      .locator(isOurs ? '[role=tab]' : ready)
      .first()
      .waitFor()
    await sleep(IDLE_MS)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return pressesDuring(page, () =>
      (isOurs ? (ours[width] ?? onPage) : plainReact)(page, async (name, target) => {
        if (typeof target !== 'string') {
          // By its middle, in sight and below no bar: what else Playwright would do first would be measured with it.
          await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
          const { x, y, width: w, height: h } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
          await page.mouse.move(x + w / 2, y + h / 2)
          await sleep(100)
        }
        await mark(page, name)
        await (typeof target === 'string' ? page.keyboard.press(target) : page.mouse.down())
        if (typeof target !== 'string') await page.mouse.up()
        await sleep(PRESSED_MS)
      }),
    )
  })
}

export interface Pressed extends Press {
  worst: number
  /** The same in plain React, or NaN. */
  react: number
}

/** Medians of all presses at one width, and the worst, of pages opened in turn with the plain React page. */
export async function measurePresses(server: BenchServer, width: number, cpu: number, rounds: number) {
  server.setLoad(TRADER)
  const all: Press[] = []
  const react: Press[] = []
  for (let round = 0; round < rounds; round++) {
    all.push(...(await presses(server, true, width, cpu)))
    if (width === 1440) react.push(...(await presses(server, false, width, cpu)))
  }
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, each]): Pressed => ({
    name,
    wall: median(each.map(({ wall }) => wall)),
    worst: Math.max(...each.map(({ wall }) => wall)),
    cpu: median(each.map(({ cpu }) => cpu)),
    forced: Math.max(...each.map(({ forced }) => forced)),
    react: median(react.filter((press) => press.name === name).map(({ cpu }) => cpu)),
  }))
}
