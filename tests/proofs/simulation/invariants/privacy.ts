import Big from 'big.js'
import { ordersOf } from '../../../../sandbox/engine/world.ts'
import type { Exchange } from '../../../../sandbox/exchange.ts'
import type { Page } from '../tab.ts'
import type { InvariantOf } from './invariant.ts'

/** With fewer digits two users may have the same number by chance. */
const FEWEST_DIGITS = 8
const isMark = (figure: string) => figure.replaceAll(/\D/g, '').length >= FEWEST_DIGITS

/** Data that identifies the users of one browser: names, balances, amounts of their orders, and long typed numbers. */
class UserMarks {
  readonly #of = new Map<string, Set<string>>()
  readonly #exchange: Exchange
  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  /** The user's current data at the exchange, and what they typed. */
  note(email: string, typed: string) {
    const { wallet, contestUserToken } = this.#exchange.account(email)
    const balances = [Big.roundDown, Big.roundHalfUp].map((rounding) => new Big(wallet.available).toFixed(4, rounding))
    const amounts = ordersOf(this.#exchange.world, email).map(({ amount }) => amount)
    const figures = [...balances, ...amounts, ...(/^[\d.]+$/.test(typed) ? [typed] : [])].filter(isMark)
    this.#of.set(email, new Set([...(this.#of.get(email) ?? []), email, contestUserToken, ...figures]))
  }

  /** The first mark of another user in a text; of any user, if no one may read it. Values shared by both identify nobody. */
  ofOthers(text: string, reader: string | null): string | undefined {
    const readable = text.replaceAll(/\s/g, '')
    const own = (reader !== null && this.#of.get(reader)) || new Set()
    return [...this.#of]
      .flatMap(([email, marks]) => (email === reader ? [] : [...marks]))
      .find((mark) => !own.has(mark) && readable.includes(mark))
  }

  /** Values stored under a key that does not belong to the user whose mark they contain: the next user could read them. */
  misplaced(stored: Iterable<readonly [key: string, value: string]>): string[] {
    const emails = [...this.#of.keys()]
    const readers = (key: string) =>
      emails.find((email) => key.endsWith(`:${this.#exchange.account(email).futuresConfirmationDate}`)) ?? null
    return [...stored].flatMap(([key, value]) => {
      const mark = this.ofOthers(value, readers(key))
      return mark === undefined ? [] : [`the next user can read “${mark}” under “${key}”`]
    })
  }

  /** The order in a request, if it belongs to another user. */
  orderOfOthers(body: string, sender: string): string | undefined {
    return [...body.matchAll(/"orderId":"([^"]+)"/g)]
      .map(([, id = '']) => id)
      .find((id) => (this.#exchange.world.orders.get(id)?.accountId ?? sender) !== sender)
  }
}

const SPOKEN = ['aria-label', 'title', 'placeholder', 'href'] as const

/** All readable content of a page: its title, text, names and addresses, and the values of fields. */
function readableOn({ window: { document } }: Page): string {
  const names = [...document.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())].flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  )
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
  return [document.title, document.body.textContent, ...names, ...values].join('\n')
}

/** After a session has ended, nothing of its user is read, sent or stored where the next user finds it. */
export const privacy: InvariantOf = (world) => {
  const marks = new UserMarks(world.exchange)
  let sent = 0
  return {
    after: (step) => {
      const { email, tabs, network, local } = world
      marks.note(email, step.do === 'type' ? step.text : '')
      const calls = network.sent.slice(sent)
      sent = network.sent.length
      return [
        ...tabs.flatMap(({ page, name }) => {
          if (!page?.inside) return []
          // A page whose session has ended belongs to no user.
          const reader = page.inside.session.isOver() ? null : email
          const mark = marks.ofOthers(readableOn(page), reader)
          return mark === undefined ? [] : [`${name} shows “${mark}” of another user to ${reader ?? 'anybody'}`]
        }),
        ...calls.flatMap(({ tab, path, body, email: sender }) => {
          const mark = marks.ofOthers(body, sender) ?? marks.orderOfOthers(body, sender)
          return mark === undefined ? [] : [`${tab} sends “${mark}” of another user to ${path} as ${sender}`]
        }),
        ...[local, ...tabs.map(({ session }) => session)].flatMap((stored) => marks.misplaced(stored)),
      ]
    },
  }
}
