import { PAY_CODES } from '../codes.ts'
import { ordersOf } from '../engine/world.ts'
import type { Exchange } from '../exchange.ts'

/** An account as shown to tests and on the wallet page. */
export function accountSummary(exchange: Exchange, email: string) {
  exchange.tick()
  const account = exchange.account(email)
  const states: Record<string, number> = {}
  for (const { state } of ordersOf(exchange.world, account.accountId)) states[state] = (states[state] ?? 0) + 1
  exchange.save()
  return {
    email: account.email,
    persona: account.persona,
    wallet: account.wallet,
    orders: states,
    contestUserToken: account.contestUserToken,
    hashedEmail: account.hashedEmail,
    payCodes: PAY_CODES,
  }
}
