import Big from 'big.js'
import { createPaperOrder } from '../../../sandbox/engine/order.ts'
import { deposit, lockMargin } from '../../../sandbox/engine/settle.ts'
import { enter, newId, ordersOf } from '../../../sandbox/engine/world.ts'
import type { Exchange } from '../../../sandbox/exchange.ts'

const OWN_AMOUNTS = ['1729.3117', '1618.0339'] as const
const OTHER_BALANCE = '23571.1317'

/** Gives two users of one browser different balances, and each an order with an amount that the other does not have. */
export function expectDistinct(exchange: Exchange, emails: readonly [string, string]) {
  for (const [nth, email] of emails.entries()) {
    const { wallet } = exchange.account(email)
    const available = nth === 0 ? wallet.available : OTHER_BALANCE
    const amount = OWN_AMOUNTS[nth]
    if (!wallet.initialized || amount === undefined) continue
    const order = createPaperOrder(
      newId(exchange.world),
      email,
      { market: 'BTC-USDC', type: 'LONG', amount, leverage: 10 },
      exchange.world.nowMs,
    )
    lockMargin(wallet, order.amount)
    enter(exchange.world, order)
    deposit(wallet, available)
  }
}

/** With fewer digits two users may have the same number by chance. */
const FEWEST_DIGITS = 8
const isMark = (figure: string) => figure.replaceAll(/\D/g, '').length >= FEWEST_DIGITS

/** Without spaces between digits. */
const plain = (text: string) => text.replaceAll(/\s/g, '')

/** Data that identifies the users of one browser: names, balances, amounts of their orders, and long typed numbers. */
export class UserMarks {
  readonly #of = new Map<string, Set<string>>()
  readonly #exchange: Exchange
  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  /** After a login: reads the user's current data from the exchange. */
  note(email: string) {
    const { wallet, contestUserToken } = this.#exchange.account(email)
    const balances = [Big.roundDown, Big.roundHalfUp].map((rounding) => new Big(wallet.available).toFixed(4, rounding))
    const figures = [...balances, ...ordersOf(this.#exchange.world, email).map(({ amount }) => amount)]
    for (const mark of [email, contestUserToken, ...figures.filter(isMark)]) this.#add(email, mark)
  }

  typed(email: string, text: string) {
    if (isMark(text) && /^[\d.]+$/.test(text)) this.#add(email, text)
  }

  #add(email: string, mark: string) {
    const marks = this.#of.get(email) ?? new Set()
    this.#of.set(email, marks.add(mark))
  }

  /** The first mark of another user in a text; of any user, if no one may read it. Values shared by both identify nobody. */
  ofOthers(text: string, reader: string | null): string | undefined {
    const readable = plain(text)
    const own = (reader !== null && this.#of.get(reader)) || new Set()
    return [...this.#of]
      .flatMap(([email, marks]) => (email === reader ? [] : [...marks]))
      .find((mark) => !own.has(mark) && readable.includes(mark))
  }

  /** Values stored under a key that does not belong to the user whose mark they contain: the next user could read them. */
  misplaced(stored: Iterable<readonly [key: string, value: string]>): string | undefined {
    const emails = [...this.#of.keys()]
    const readers = (key: string) =>
      emails.find((email) => key.endsWith(`:${this.#exchange.account(email).futuresConfirmationDate}`)) ?? null
    for (const [key, value] of stored) {
      const mark = this.ofOthers(value, readers(key))
      if (mark !== undefined) return `“${mark}” under “${key}”`
    }
    return undefined
  }

  /** The order in a request, if it belongs to another user. */
  orderOfOthers(body: string, sender: string): string | undefined {
    return [...body.matchAll(/"orderId":"([^"]+)"/g)]
      .map(([, id = '']) => id)
      .find((id) => (this.#exchange.world.orders.get(id)?.accountId ?? sender) !== sender)
  }
}
