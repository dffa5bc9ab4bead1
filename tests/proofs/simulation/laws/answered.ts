import { createOrder } from '../../../../src/api/order.ts'
import type { Page } from '../page.ts'
import type { LawOf } from './law.ts'

const BUSY = '[aria-busy=true], [aria-disabled=true]'
const windowsOf = ({ window: { document } }: Page) => [...document.querySelectorAll('[role=dialog]')]
/** What is in the way of an order: a field, or a sentence. */
const isExplained = (form: Element) => form.querySelector('[aria-invalid=true]') !== null || [...form.querySelectorAll('[role=alert], [role=status]')].some(({ textContent }) => textContent.trim() !== '')

/** A press on LONG or SHORT is answered: by an order, or by what is in its way; and Escape leaves a window in which nothing waits. */
export const answered: LawOf = ({ tabs, network }) => {
  let sent = 0
  const open = new Map<Page, Element>()
  return {
    name: 'answered',
    after: (step) => {
      const calls = network.sent.slice(sent)
      sent = network.sent.length
      return tabs.flatMap((tab, nth) => {
        const { page, name, pressed } = tab
        if (!page?.inside || page.isGone) return []
        const before = open.get(page)
        const last = windowsOf(page).at(-1)
        open.delete(page)
        // What is under way keeps its window.
        if (last && !last.querySelector(BUSY) && !page.inside.isUnsettled()) open.set(page, last)
        if (!('tab' in step) || step.tab !== nth) return []
        if (step.do === 'key' && step.key === 'Escape' && before && step.thenMs >= 400 && before === last && open.has(page)) return [`${name} has struck Escape, and the window is still there`]
        if (step.do !== 'press' || tab.wasBusy || !pressed?.isConnected || !/^(LONG|SHORT)/.test(pressed.textContent)) return []
        const form = pressed.closest('form')
        const isAnswered = calls.some((call) => call.page === page && call.path === createOrder.path) || page.inside.isUnsettled() || page.inside.session.isLeaving()
        return form && !isAnswered && !isExplained(form) && !(pressed as HTMLButtonElement).disabled && !form.querySelector(BUSY) ? [`${name} has pressed ${pressed.textContent}, and nothing came of it`] : []
      })
    },
  }
}
