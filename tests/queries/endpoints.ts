/** Every call of the contract, by name. */
import * as contest from '../../src/wire/contest.ts'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import * as market from '../../src/wire/market.ts'
import * as order from '../../src/wire/order.ts'
import * as user from '../../src/wire/user.ts'
import * as wallet from '../../src/wire/wallet.ts'

export { market, order, user }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'isPublic' in value

export const all = [user, market, order, wallet, contest].flatMap((family) => Object.values(family).filter(isEndpoint))
