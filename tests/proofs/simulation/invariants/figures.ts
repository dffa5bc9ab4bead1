import Big from 'big.js'
import type { PaperOrder } from '../../../../sandbox/engine/order.ts'
import { price as priceOf } from '../../../../sandbox/engine/prices.ts'
import { profitAt } from '../../../../sandbox/engine/settle.ts'
import { ordersOf } from '../../../../sandbox/engine/world.ts'
import { listMarkets } from '../../../../src/api/market.ts'
import type { Page } from '../page.ts'
import type { World } from '../world.ts'
import type { InvariantOf } from './invariant.ts'

/** As numbers are written: no spaces between digits, a plain minus. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll('\u2212', '-')
/** A gain with four decimals and its sign: zero has none, also after rounding. Exact: uses big.js. */
function signed(value: Big): string {
  const rounded = value.round(4)
  const sign = rounded.gt(0) ? '+' : rounded.lt(0) ? '-' : ''
  return sign + rounded.abs().toFixed(4)
}

const rowsOf = ({ window: { document } }: Page) =>
  [...document.querySelectorAll('tbody tr, li, article, [role=row]')].map(({ textContent }) => plain(textContent))

/** A row of an order like this; several may be equal. */
const isRowOf =
  ({ market, type, startPrice, amount }: PaperOrder) =>
  (row: string) =>
    [market.split('-')[0] ?? '', type, startPrice ?? '', new Big(amount).toFixed(4)].every((part) => row.includes(part))

/** A position's value must not use another market's price: it waits for its own. */
const unpriced = (world: World): string[] =>
  world.tabs.flatMap(({ page, name }) => {
    if (!page?.inside || page.isGone || page.inside.session.isOver()) return []
    const rows = rowsOf(page)
    return ordersOf(world.exchange.world, world.email).flatMap((order) => {
      const { market, state, type, startPrice } = order
      if (state !== 'ACTIVE' || startPrice === null || isPriced(world, page, market)) return []
      const [share] = /[+-][\d.]+%/.exec(rows.find(isRowOf(order)) ?? '') ?? []
      return share === undefined
        ? []
        : [`${name} shows ${share} for the ${type} of ${market}, whose price it does not know`]
    })
  })

/** Whether the page knows a market's price: from the last list, or from a later response. */
function isPriced({ network }: World, page: Page, market: string): boolean {
  const mine = network.answered.filter((one) => one.page === page && one.isGood && one.prices.length > 0)
  const list = mine.findLastIndex(({ path }) => path === listMarkets.path)
  return mine.slice(Math.max(0, list)).some(({ prices }) => prices.includes(market))
}

/** With constant prices, the screen shows the same numbers as the exchange computes. */
export const figures: InvariantOf = (world) => ({
  after: () => unpriced(world),
  atRest: () =>
    world.tabs.flatMap(({ page, name }) => {
      if (
        !page?.inside ||
        page.inside.session.isOver() ||
        !page.window.location.pathname.includes('/market/') ||
        page.window.document.documentElement.dataset['amounts'] === 'hidden'
      )
        return []
      // The consent screen comes before it, and also has a form.
      if (
        ![...page.window.document.querySelectorAll('form button')].some(({ textContent }) =>
          textContent.startsWith('LONG'),
        )
      )
        return []
      const wrong: string[] = []
      const { wallet } = world.exchange.account(world.email)
      const text = plain(page.window.document.body.textContent)
      if (
        wallet.initialized &&
        !text.includes(new Big(wallet.available).toFixed(4, Big.roundHalfUp)) &&
        !text.includes(new Big(wallet.available).toFixed(4, Big.roundDown))
      )
        wrong.push(`${name} does not show the balance ${wallet.available}`)
      const rows = rowsOf(page)
      for (const order of ordersOf(world.exchange.world, world.email)) {
        const market = world.exchange.world.markets.get(order.market)
        if (order.state !== 'ACTIVE' || !market || order.startPrice === null) continue
        const fitting = rows.filter(isRowOf(order))
        if (fitting.length === 0) continue
        const profit = signed(profitAt(order, priceOf(market)))
        if (!fitting.some((row) => row.includes(profit)))
          wrong.push(`${name} does not show ${profit} for the ${order.type} of ${order.market}: ${fitting.join(' / ')}`)
        const minute = plain(new Date(order.created).toISOString().slice(5, 16).replace('T', ' '))
        if (!fitting.some((row) => row.includes(minute)))
          wrong.push(
            `${name} does not say that the ${order.type} of ${order.market} is of ${minute} UTC: ${fitting.join(' / ')}`,
          )
      }
      return wrong
    }),
})
