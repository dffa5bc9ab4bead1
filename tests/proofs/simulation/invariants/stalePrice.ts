import { getPrice, listMarkets } from '../../../../src/api/market.ts'
import { PRICE_MAX_AGE_MS } from '../../../../src/constants/limits.ts'
import type { InvariantOf } from './invariant.ts'

/** The age is checked every second. */
const GRACE_MS = 2_000

/** A market order is not offered at a stale price. */
export const stalePrice: InvariantOf = ({ tabs, network, clock, deviceNow }) => ({
  after: () =>
    tabs.flatMap(({ page, name, isHidden, shownAtMs }) => {
      const market = page && /\/market\/([^/]+)/.exec(page.window.location.pathname)?.[1]
      if (
        !page?.inside ||
        page.isGone ||
        isHidden ||
        !market ||
        clock.passedMs - shownAtMs < GRACE_MS ||
        page.inside.session.isOver()
      )
        return []
      const side = [...page.window.document.querySelectorAll<HTMLButtonElement>('form button')].find(
        ({ textContent }) => textContent.startsWith('LONG'),
      )
      const kind = side?.closest('form')?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value
      if (!side || kind !== 'market' || side.disabled || side.getAttribute('aria-disabled') === 'true') return []
      const priced = network.answered.findLast(
        (one) =>
          one.page === page &&
          one.isGood &&
          (one.path === listMarkets.path || (one.path === getPrice.path && one.body.includes(market))),
      )
      const ageMs = priced ? Math.min(clock.passedMs - priced.atMs, deviceNow() - priced.deviceMs) : 0
      return ageMs > PRICE_MAX_AGE_MS + GRACE_MS
        ? [`${name} offers LONG on ${market} at a price of ${ageMs} ms ago`]
        : []
    }),
})
