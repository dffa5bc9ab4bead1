import Big from 'big.js'
import type { PaperOrder } from '../../../../sandbox/engine/order.ts'
import { price as priceOf } from '../../../../sandbox/engine/prices.ts'
import { profitAt } from '../../../../sandbox/engine/settle.ts'
import { ordersOf } from '../../../../sandbox/engine/world.ts'
import type { InvariantOf } from './invariant.ts'

/** As numbers are written: no spaces between digits, a plain minus. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll('\u2212', '-')
/** A gain with four decimals and its sign: zero has none, also after rounding. Exact: uses big.js. */
function signed(value: Big): string {
  const rounded = value.round(4)
  const sign = rounded.gt(0) ? '+' : rounded.lt(0) ? '-' : ''
  return sign + rounded.abs().toFixed(4)
}

/** A row of an order like this; several may be equal. */
const isRowOf =
  ({ market, type, startPrice, amount }: PaperOrder) =>
  (row: string) =>
    [market.split('-')[0] ?? '', type, startPrice ?? '', new Big(amount).toFixed(4)].every((part) => row.includes(part))

/** With constant prices, the screen shows the same numbers as the exchange computes. */
export const figures: InvariantOf = (world) => ({
  atRest: () =>
    world.tabs.flatMap(({ page, name }) => {
      if (!page?.inside || page.inside.session.isOver()) return []
      const { document, location } = page.window
      // The consent screen comes before it, and also has a form.
      const hasForm = [...document.querySelectorAll('form button')].some(({ textContent }) =>
        textContent.startsWith('LONG'),
      )
      if (
        !location.pathname.includes('/market/') ||
        document.documentElement.dataset['amounts'] === 'hidden' ||
        !hasForm
      )
        return []
      const { wallet } = world.exchange.account(world.email)
      const text = plain(document.body.textContent)
      const balances = [Big.roundHalfUp, Big.roundDown].map((rounding) =>
        new Big(wallet.available).toFixed(4, rounding),
      )
      const wrong =
        wallet.initialized && !balances.some((balance) => text.includes(balance))
          ? [`${name} does not show the balance ${wallet.available}`]
          : []
      const rows = [...document.querySelectorAll('tbody tr, li, article, [role=row]')].map(({ textContent }) =>
        plain(textContent),
      )
      for (const order of ordersOf(world.exchange.world, world.email)) {
        const market = world.exchange.world.markets.get(order.market)
        if (order.state !== 'ACTIVE' || !market || order.startPrice === null) continue
        const fitting = rows.filter(isRowOf(order))
        const profit = signed(profitAt(order, priceOf(market)))
        const minute = plain(new Date(order.created).toISOString().slice(5, 16).replace('T', ' '))
        for (const part of fitting.length === 0 ? [] : [profit, minute])
          if (!fitting.some((row) => row.includes(part)))
            wrong.push(`${name} does not show ${part} for the ${order.type} of ${order.market}: ${fitting.join(' / ')}`)
      }
      return wrong
    }),
})
