/** Every call of the contract, by name. */
import * as contest from '../../../src/api/contest.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import * as joining from '../../../src/api/joining.ts'
import * as market from '../../../src/api/market.ts'
import * as orders from '../../../src/api/order.ts'
import * as orderChanges from '../../../src/api/orderChanges.ts'
import * as payment from '../../../src/api/payment.ts'
import * as user from '../../../src/api/user.ts'
import * as wallet from '../../../src/api/wallet.ts'

const order = { ...orders, ...orderChanges }
/** @public by `api.user`, which knip does not see. */
export { market, order, user }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'isPublic' in value

export const all = [user, market, order, wallet, payment, contest, joining].flatMap((family) =>
  Object.values(family).filter(isEndpoint),
)
