import type { Page } from '@playwright/test'
import { createOrder } from '../../../src/api/order.ts'
import { recordAnnouncements } from '../announcements/recordAnnouncements.ts'
import type { RequestedOrder } from './moment.ts'
import { shareNumber } from './numbers.ts'
import type { Times } from './advanceClock.ts'

const PRICES = /\/futures\/api\/markets\/(price\/get|list)$/
const READS = /\/(get|list)$/

/** Facts that are not announced: the page's requests, errors and windows. */
export interface Facts {
  pricesAt: number
  asked: RequestedOrder[]
  askedInAll: number
  effects: number
  troubles: string[]
  /** Changes sent to the exchange. */
  sent: string[]
}

const COPIED = 'copied'
const PRICED = 'prices came'
const PRESSED = 'pressed with '

/** In the page: logs copied responses as console lines. */
function tellCopies(copied: string) {
  if (!('clipboard' in navigator)) return
  const { clipboard } = navigator
  const write = clipboard.writeText.bind(clipboard)
  clipboard.writeText = async (text) => {
    console.debug(copied)
    await write(text)
  }
}

/**
 * In the page: reports each successful response with prices. It reads a copy of the page's response: Chromium does not always keep
 * the body of a response for external observers.
 */
function tellPrices({ priced, paths }: { priced: string; paths: string }) {
  const ask = window.fetch.bind(window)
  window.fetch = async (...call) => {
    const response = await ask(...call)
    if (response.ok && new RegExp(paths).test(new URL(response.url).pathname))
      response.clone().json().then(
        (answer: unknown) => {
          if (typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 'ok') console.debug(priced)
        },
        () => {},
      )
    return response
  }
}

/** In the page: logs the text of a clicked LONG or SHORT button, and the amount field if it is inside the window. */
function tellPressed(pressed: string) {
  const listen = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    const field = button.form?.querySelector<HTMLInputElement>('.amount input')
    const { top = -1, bottom = -1 } = field?.getBoundingClientRect() ?? {}
    const isInside = top >= 0 && bottom <= innerHeight
    console.debug(`${pressed}${/^(LONG|SHORT)/.test(button.textContent) ? `${button.textContent} ${isInside ? (field?.value ?? '') : ''}` : ''}`)
  }
  addEventListener('click', listen, { capture: true })
}

/** Collects them from now on. */
export async function recordFacts(page: Page, { now }: Times): Promise<Facts> {
  const facts: Facts = { pricesAt: now(), asked: [], askedInAll: 0, effects: 0, troubles: [], sent: [] }
  const effect = () => void (facts.effects += 1)
  /** Empty after a click on any other button, such as *Send again*, which shows the whole order. */
  let pressedWith = ''
  page.on('pageerror', ({ message }) => facts.troubles.push(`uncaught: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'debug' && message.text() === COPIED) effect()
    if (message.type() === 'debug' && message.text() === PRICED) facts.pricesAt = now()
    if (message.type() === 'debug' && message.text().startsWith(PRESSED)) pressedWith = message.text().slice(PRESSED.length)
    // Chromium reports each failed request, and React each part whose code failed: the page shows that itself.
    if (message.type() === 'error' && !/^Failed to load resource|^CodeLoadError/.test(message.text())) facts.troubles.push(`console: ${message.text()}`)
  })
  page.on('domcontentloaded', () => void (facts.pricesAt = now()))
  page.on('download', effect)
  page.on('dialog', (dialog) => {
    effect()
    dialog.accept().catch(() => {})
  })
  page.on('popup', (popup) => {
    effect()
    popup.close().catch(() => {})
  })
  await page.addInitScript(tellCopies, COPIED)
  await page.addInitScript(tellPrices, { priced: PRICED, paths: PRICES.source })
  await page.addInitScript(tellPressed, PRESSED)
  await page.addInitScript({ content: `(${String(recordAnnouncements)})()` })
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/futures/api/') && !READS.test(path)) effect()
    if (path.startsWith('/futures/api/')) facts.sent.push(request.postData() ?? '')
    if (path !== createOrder.path) return
    facts.askedInAll += 1
    const order = (request.postDataJSON() ?? {}) as { amount?: string; price?: string }
    facts.asked.push({
      isMarketOrder: !('price' in order),
      priceAgeMs: now() - facts.pricesAt,
      isAmountInSight: pressedWith === '' || (order.amount !== undefined && shareNumber(pressedWith, order.amount)),
    })
  })
  return facts
}
