import Big from 'big.js'
import { type Check, measured, notSeen, pass } from '../../check.ts'

export const amountKept: Check = {
  name: 'changes/amountKept',
  title: 'Whether an order is listed with exactly the amount that was sent',
  section: 'Contract §4',
  app: 'recognises an order whose response was lost by its amount: with another one it reports that the order does not exist, and offers to send it again. Set `"idempotencyKey": true` if the exchange supports it, or list the amount as sent',
  run({ ledger }) {
    const listed = ledger.sent.flatMap(({ amount, order }) =>
      order === null ? [] : [{ amount, listed: order.amount }],
    )
    if (listed.length === 0) return notSeen('no order of the checks’ own was listed')
    const other = listed.filter(({ amount, listed: seen }) => !new Big(seen).eq(amount))
    if (other.length === 0) return pass()
    return measured(...new Set(other.map(({ amount, listed: seen }) => `${amount} is listed as ${seen}`)))
  },
}
