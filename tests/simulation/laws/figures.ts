import Big from 'big.js'
import { ordersOf } from '../../../sandbox/engine/world.ts'
import { price as priceOf } from '../../../sandbox/engine/prices.ts'
import { profitAt } from '../../../sandbox/engine/settle.ts'
import type { Page } from '../page.ts'
import type { LawOf } from './law.ts'

/** As numbers are written: no spaces between their digits, a plain minus. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll('\u2212', '-')
const signed = (text: string) => (text.startsWith('-') ? text : `+${text}`)

const rowsOf = ({ window: { document } }: Page) => [...document.querySelectorAll('tbody tr, li, article, [role=row]')].map(({ textContent }) => plain(textContent))

/** When prices stand still, the screen says what the exchange has worked out by itself. */
export const figures: LawOf = (world) => ({
  name: 'figures',
  atRest: () =>
    world.tabs.flatMap(({ page, name }) => {
      if (!page?.inside || page.inside.session.isLeaving() || !page.window.location.pathname.includes('/market/') || page.window.document.documentElement.dataset['amounts'] === 'hidden') return []
      if (page.window.document.querySelector('form') === null) return []
      const wrong: string[] = []
      const { wallet } = world.exchange.account(world.email)
      const text = plain(page.window.document.body.textContent)
      if (wallet.initialized && !text.includes(new Big(wallet.available).toFixed(4, Big.roundHalfUp)) && !text.includes(new Big(wallet.available).toFixed(4, Big.roundDown))) wrong.push(`${name} does not show the balance ${wallet.available}`)
      const rows = rowsOf(page)
      for (const order of ordersOf(world.exchange.world, world.email)) {
        const market = world.exchange.world.markets.get(order.market)
        if (order.state !== 'ACTIVE' || !market || order.startPrice === null) continue
        const [asset = ''] = order.market.split('-')
        const row = rows.find((each) => each.includes(asset) && each.includes(order.type) && each.includes(order.startPrice ?? '') && each.includes(Number(order.amount).toFixed(4)))
        if (row === undefined) continue
        const profit = signed(profitAt(order, priceOf(market)).toFixed(4))
        if (!row.includes(profit)) wrong.push(`${name} does not show ${profit} for the ${order.type} of ${order.market}: ${row}`)
        const minute = plain(new Date(order.created).toISOString().slice(5, 16).replace('T', ' '))
        if (!row.includes(minute)) wrong.push(`${name} does not say that the ${order.type} of ${order.market} is of ${minute} UTC: ${row}`)
      }
      return wrong
    }),
})
