import { listOrders } from '../../../src/api/order.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { closedOrders, isOff } from '../trader/closedPnl.ts'

export const ownPnl: Check = {
  name: 'changes/ownPnl',
  title: 'The P&L of the closed test order agrees with its prices, with or without fees',
  section: 'Specification §4',
  app: 'writes it into the CSV files as sent; the P&L that it shows is computed from the prices',
  run(context) {
    const own = closedOrders(context.seen(listOrders)).filter(({ orderId }) => context.ledger.own.has(orderId))
    const judgeable = own.filter((order) => isOff(order) !== null)
    if (judgeable.length === 0) return notSeen('no closed order of the checks’ own has a P&L and both prices')
    return passUnless(
      judgeable
        .filter((order) => isOff(order) === true)
        .map(
          ({ type, pnl, startPrice, closePrice }) => `${type} from ${startPrice} to ${closePrice}: its P&L is ${pnl}`,
        ),
    )
  },
}
