import type { Order } from '../src/api/order.ts'
import { isClosable, orderTab } from '../src/domain/order/orderTabs.ts'

/** Whether an order that the app shows as closed may be open: its state is unknown, and it has neither a date nor a price of closing. */
export const looksOpen = (order: Order): boolean =>
  orderTab(order) === 'history' && isClosable(order) && order.closeDate === null && order.closePrice === null
