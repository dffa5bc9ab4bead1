import * as contest from '../../src/api/contest.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import * as joining from '../../src/api/joining.ts'
import * as market from '../../src/api/market.ts'
import * as order from '../../src/api/order.ts'
import * as orderChanges from '../../src/api/orderChanges.ts'
import * as payment from '../../src/api/payment.ts'
import * as user from '../../src/api/user.ts'
import * as wallet from '../../src/api/wallet.ts'

export interface ContractCall {
  /** The endpoint's name in src/api; in the document its operationId. */
  name: string
  /** Its subject. */
  tag: string
  endpoint: Endpoint
}

const FAMILIES = {
  Markets: market,
  Orders: { ...order, ...orderChanges },
  Balance: { ...wallet, ...payment },
  Contests: { ...contest, ...joining },
  User: user,
}
export const TAGS = Object.keys(FAMILIES)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value && 'changes' in value

/** Every call of the contract, by subject, as src/api exports them. */
export const contractCalls: readonly ContractCall[] = Object.entries(FAMILIES).flatMap(([tag, family]) =>
  Object.entries<unknown>(family)
    .flatMap(([name, value]) => (isEndpoint(value) ? [{ name, tag, endpoint: value }] : []))
    .toSorted((left, right) => (left.endpoint.path < right.endpoint.path ? -1 : 1)),
)
