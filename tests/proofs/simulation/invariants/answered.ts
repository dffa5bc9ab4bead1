import { createOrder } from '../../../../src/api/orderChanges.ts'
import type { InvariantOf } from './invariant.ts'
import { BUSY } from './waiting.ts'

/** The reason that blocks an order: a field error, or a sentence. */
const isExplained = (form: Element) =>
  form.querySelector('[aria-invalid=true]') !== null ||
  [...form.querySelectorAll('[role=alert], [role=status]')].some(({ textContent }) => textContent.trim() !== '')

/** A click on LONG or SHORT has an effect: an order, or the reason why not. */
export const answered: InvariantOf = ({ tabs, network }) => {
  let sent = 0
  return {
    after: (step) => {
      const calls = network.sent.slice(sent)
      sent = network.sent.length
      return tabs.flatMap((tab, nth) => {
        const { page, name, pressed } = tab
        if (
          !page?.inside ||
          page.isGone ||
          step.do !== 'press' ||
          step.tab !== nth ||
          tab.wasBusy ||
          !pressed?.isConnected ||
          !/^(LONG|SHORT)/.test(pressed.textContent)
        )
          return []
        const form = pressed.closest('form')
        const isAnswered =
          calls.some((call) => call.page === page && call.path === createOrder.path) ||
          page.inside.isUnsettled() ||
          page.inside.session.isOver()
        return form &&
          !isAnswered &&
          !isExplained(form) &&
          !(pressed as HTMLButtonElement).disabled &&
          !form.querySelector(BUSY)
          ? [`${name} has pressed ${pressed.textContent}, without any effect`]
          : []
      })
    },
  }
}
