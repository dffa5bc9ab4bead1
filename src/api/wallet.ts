import { endpoint } from './endpoint.ts'
import { listOf } from './listOf.ts'
import { Decimal } from './scalars.ts'
import * as z from './zod.ts'

/** The virtual futures balance, in KXT: value is available, lockedValue is margin in use. Specification §3. */
export const WalletEntry = z.object({ value: Decimal, lockedValue: Decimal })
export type WalletEntry = z.output<typeof WalletEntry>

/** What cannot be read is not absent: with no readable balance the answer is malformed. */
const Balances = z.pipe(
  listOf(WalletEntry).check(z.refine(({ items, unreadable }) => items.length > 0 || unreadable === 0)),
  z.transform(({ items }) => items),
)

export const listWallets = endpoint({
  path: '/futures/api/user/wallets/list',
  response: z.object({ list: Balances, initialized: z.boolean() }),
})
