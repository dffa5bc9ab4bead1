import { createOrder } from '../../../../src/api/orderChanges.ts'
import type { Page } from '../page.ts'
import { amountOf } from '../steps.ts'
import type { Tab } from '../tab.ts'
import { nameOf, controlsOf } from '../user.ts'
import type { InvariantOf } from './invariant.ts'

const marketOf = ({ window }: Page) => /\/market\/([^/]+)/.exec(window.location.pathname)?.[1] ?? null
const isPrice = (name: string) => /^(Limit price|Cena limit|Stop loss|Take profit)/.test(name)
/** Smaller numbers may also be percentages, on any market. */
const isOfMarket = (text: string) => Number(text) >= 1_000

/** Typing into a field changes that field only, the text survives opening a link, and a price stays with its market. */
export const typing: InvariantOf = ({ tabs, network, clock }) => {
  /** Prices typed in a tab, and their markets. */
  const typed = new Map<Tab, Map<string, Set<string>>>()
  return {
    after: (step) =>
      tabs.flatMap((tab, nth) => {
        const { page, name, written, draft } = tab
        if (!page?.inside || page.isGone) return []
        const market = marketOf(page)
        const wrong: string[] = []
        const mine = typed.get(tab) ?? new Map<string, Set<string>>()
        typed.set(tab, mine)
        if (step.do === 'type' && step.tab === nth && step.on.role === 'textbox') {
          // An order's outcome empties its form.
          const isEmptied = ({ value }: HTMLInputElement) =>
            value === '' &&
            network.sent.some(
              (call) => call.page === page && call.path === createOrder.path && clock.passedMs - call.atMs < 60_000,
            )
          for (const [field, text] of written)
            if (field.isConnected && field.value !== text && !isEmptied(field))
              wrong.push(
                `${name} typed "${step.text}" into "${step.on.name}", and "${text}" became "${field.value}" in "${nameOf(field)}"`,
              )
          if (market !== null && isPrice(step.on.name))
            mine.set(step.text, (mine.get(step.text) ?? new Set()).add(market))
        }
        if (step.do === 'open' && step.tab === nth) {
          const now = amountOf(tab)
          if (draft !== '' && !tab.session.isBlocked && now !== '' && !draft.startsWith(now))
            wrong.push(`${name} had typed "${draft}", and a link made it "${now}"`)
        }
        const fields =
          market === null || mine.size === 0
            ? []
            : controlsOf(page.window).filter(
                ({ element, role }) => role === 'textbox' && element.closest('form') && isPrice(nameOf(element)),
              )
        for (const { element } of fields) {
          const value = (element as HTMLInputElement).value.replaceAll(/\s/g, '') // a text field, by its role; thousands are grouped
          const of = mine.get(value)
          if (of && market !== null && isOfMarket(value) && !of.has(market))
            wrong.push(`${name} has ${value} in "${nameOf(element)}" of ${market}, typed for ${[...of].join(', ')}`)
        }
        return wrong
      }),
  }
}
