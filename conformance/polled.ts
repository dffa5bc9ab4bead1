import { getPrice, listMarkets } from '../src/api/market.ts'
import { listOrders } from '../src/api/order.ts'
import { listWallets } from '../src/api/wallet.ts'
import type { Answer } from './answer.ts'

const PATHS = new Set([listMarkets, getPrice, listOrders, listWallets].map(({ path }) => path))

/** Calls that an open trading page polls with every refresh. */
export const isPolled = ({ endpoint, isProbe, status }: Answer): boolean =>
  PATHS.has(endpoint.path) && !isProbe && status === 200
