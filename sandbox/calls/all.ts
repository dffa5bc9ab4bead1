import { contestCalls } from './contests.ts'
import { marketCalls } from './markets.ts'
import { orderCalls } from './orders.ts'
import type { Served } from './serve.ts'
import { userCalls } from './user.ts'
import { walletCalls } from './wallets.ts'

/** Every call of the exchange by its path, but for the two that end a session: those are the app's own (app.ts). */
export const calls = new Map<string, Served>(
  [...userCalls, ...marketCalls, ...orderCalls, ...walletCalls, ...contestCalls].map((call) => [
    call.endpoint.path,
    call,
  ]),
)
