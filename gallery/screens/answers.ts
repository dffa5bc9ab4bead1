import { ORDER_TABS, type OrderTab, orderTab } from '../../src/domain/order/orderTabs.ts'

/** Answers of the exchange as they are on the wire. */
type Entry = Readonly<Record<string, unknown>>
interface Orders {
  orders: readonly Entry[]
}
interface Listed {
  list: readonly Entry[]
}
interface Markets {
  markets: readonly Entry[]
}

export const BTC = '/market/BTC-USDC'
/** The exchange does not serve it. */
export const REFUSED = 7001

const isOf = (tab: OrderTab) => (order: Entry) => orderTab({ state: String(order['state']) }) === tab

/** So many orders of a tab, told anew from those that are there; the other tabs stay. */
export const ordersOf = (tab: OrderTab, count: number) => ({ orders }: Orders) => {
  const [some, others] = [orders.filter(isOf(tab)), orders.filter((order) => !isOf(tab)(order))]
  const rows = some.length === 0 ? [] : Array.from({ length: count }, (_, index) => ({ ...some[index % some.length], orderId: `row ${index + 1}` }))
  return { result: 'ok', orders: [...others, ...rows] }
}

/** Of all orders those of no tab: none was ever opened. */
export const noOrders = ({ orders }: Orders) => ({ result: 'ok', orders: orders.filter((order) => !ORDER_TABS.some((tab) => isOf(tab)(order))) })

/** Orders that are told otherwise. */
export const changedOrders = (change: (order: Entry, index: number) => Entry | null) => ({ orders }: Orders) => ({ result: 'ok', orders: orders.flatMap((order, index) => change(order, index) ?? []) })

/** Only the first so many entries of a list. */
export const firstOf = (count: number) => ({ list }: Listed) => ({ result: 'ok', list: list.slice(0, count) })

/** Only the first so many markets. */
export const firstMarkets = (count: number) => ({ markets }: Markets) => ({ result: 'ok', markets: markets.slice(0, count) })

/** Every market with other fields. */
export const marketsWith = (fields: Entry) => ({ markets }: Markets) => ({ result: 'ok', markets: markets.map((market) => ({ ...market, ...fields })) })

/** The same answer with other fields. */
export const withFields = (fields: Entry) => (answer: Entry) => ({ ...answer, ...fields })
