import { contestCalls } from './contests.ts'
import { marketCalls } from './markets.ts'
import { orderCalls } from './orders.ts'
import type { ServedCall } from './serve.ts'
import { userCalls } from './user.ts'
import { walletCalls } from './wallets.ts'

/** Every call of the exchange by path, except the two that end a session (app.ts). */
export const calls = new Map<string, ServedCall>(
  [...userCalls, ...marketCalls, ...orderCalls, ...walletCalls, ...contestCalls].map((call) => [
    call.endpoint.path,
    call,
  ]),
)
