import { listOrders } from '../../../src/api/order.ts'
import { closeOrder } from '../../../src/api/orderChanges.ts'
import type { OrderTab } from '../../../src/domain/order/orderTabs.ts'
import { FORM_IS_SHEET_UNDER_PX } from '../../view/size.ts'
import { CLOSE, LEVELS, absent, changedOrders, noOrders, noPrice, old, ordersOf } from '../answers.ts'
import type { Area, Choice, Step } from '../types.ts'

const { path } = listOrders
const tabOf = (tab: OrderTab): Step => ({ press: `orders.tabs.${tab}` })

/** Below the width that shows the form next to it, it is rendered in another place and has to be opened again. */
const MENU: readonly Step[] = [
  { see: 'orders.levels' },
  { press: 'orders.more', onlyFrom: FORM_IS_SHEET_UNDER_PX },
  { press: 'orders.more', onlyUnder: FORM_IS_SHEET_UNDER_PX },
]

/** Number of rows of a tab, and its expanded parts. */
function rowsOf(tab: OrderTab): Readonly<Record<string, Choice>> {
  const some = (count: number, title: string): Choice => ({ title, changes: { [path]: ordersOf(tab, count) } })
  return {
    some: { title: 'Some' },
    none: { ...some(0, 'None'), says: `orders.emptyText.${tab}` },
    one: some(1, 'One'),
    ten: some(10, 'Ten'),
    details: { title: 'With details', storage: { futuresRowDetails: 'true' } },
    ...(tab !== 'history' && { menu: { title: 'With the menu open', steps: MENU, says: 'orders.details' } }),
    // On a phone the pages are turned below the window.
    thousand: { ...some(1_000, 'A thousand'), steps: [{ see: ['ui.range', { from: '1', to: '10', total: '…' }] }] },
  }
}

const noneOn = (tab: OrderTab): Choice => ({
  title: tab,
  steps: [tabOf(tab)],
  says: [`orders.emptyOn.${tab}`, { symbol: 'BCHUSDC' }],
})
const SEVERAL: readonly Step[] = [...MENU, { press: 'orders.closeSeveral' }]

/** Positions, pending orders and the history, below the chart. */
export const orders: Area = {
  name: 'orders',
  title: 'Orders panel',
  part: 'main section:has(> .orders-tabs)',
  screens: {
    positions: {
      title: 'Positions',
      about: 'What is open now, with its profit at the price of this moment.',
      alsoCalled: 'empty list table',
      says: 'orders.levels',
      choices: rowsOf('positions'),
    },
    waiting: {
      title: 'Waiting orders',
      about: 'Limit orders that wait for their price.',
      alsoCalled: 'pending empty',
      steps: [tabOf('orders')],
      says: 'orders.cancel',
      choices: rowsOf('orders'),
    },
    history: {
      title: 'Order history',
      about: 'What was closed, and why.',
      alsoCalled: 'past empty',
      steps: [tabOf('history')],
      says: 'orders.reason',
      choices: rowsOf('history'),
    },
    firstSteps: {
      title: 'First steps',
      about: 'The trader has no orders yet: the panel leads through the first one.',
      alsoCalled: 'onboarding new empty',
      says: 'orders:firstSteps.title',
      choices: {
        none: { title: 'Not activated', persona: 'new-wallet' },
        active: { title: 'Activated', changes: { [path]: noOrders } },
      },
    },
    stopLoss: {
      title: 'Stop loss and take profit',
      about: 'The levels of a position, with what each comes to.',
      alsoCalled: 'sl tp dialog',
      steps: [LEVELS],
      says: 'dialogs:addTPSL.title',
      choices: { closed: { title: 'Closed' }, open: { title: 'Open', storage: { futuresRowDetails: 'true' } } },
    },
    csv: {
      title: 'Orders as a file',
      about: 'Asks how the file is to be written, and says what is in it.',
      alsoCalled: 'csv download export',
      steps: [tabOf('history'), { see: 'orders.reason' }, { press: 'orders.csv' }],
      says: 'csv:note',
    },
    otherMarkets: {
      title: 'Nothing on this market',
      about: 'Of one market only, there are no positions; of all there are.',
      page: '/market/BCH-USDC',
      storage: { allMarkets: 'false' },
      says: 'orders.label',
      choices: { positions: noneOn('positions'), orders: noneOn('orders'), history: noneOn('history') },
    },
    noPrice: {
      ...noPrice,
      title: 'Without a price',
      about: 'Closing, closing several, and the levels of a position, while no price is known.',
      says: 'orders.levels',
      choices: {
        close: { title: 'Closing', steps: [CLOSE], says: 'dialogs:closeOrder.noPrice' },
        several: { title: 'Closing several', steps: SEVERAL, says: 'dialogs:closeSeveral.noPrice' },
        levels: { title: 'Levels', steps: [LEVELS], says: 'dialogs:addTPSL.noPrice' },
      },
    },
    stopped: {
      title: 'Closing several, stopped',
      about: 'What was sent by then is closed; the rest is still open.',
      faults: [{ path: closeOrder.path, kind: 'latency', ms: 3_000 }],
      steps: [
        ...SEVERAL,
        { press: 'dialogs:closeSeveral.next' },
        { press: ['dialogs:closeSeveral.close', { count: 14 }] },
        { press: 'dialogs:closeSeveral.stop' },
      ],
      says: ['dialogs:closeSeveral.ends.notSent', { count: 11 }],
    },
    state: {
      title: 'Orders with a problem',
      about: 'The list is not there, is old, or not all of it can be read.',
      alsoCalled: 'error stale unreadable loading failed',
      says: 'orders.label',
      choices: {
        unreadable: {
          title: 'Unreadable entries',
          changes: { [path]: changedOrders((order, index) => (index % 5 === 0 ? {} : order)) },
          says: ['common.unreadable', { count: 8, entries: '8' }],
        },
        nothingReadable: {
          title: 'Nothing readable',
          faults: [{ path, kind: 'body', body: '{"result":"ok","orders":[null,1,2]}' }],
          says: ['common.unreadable', { count: 3, entries: '3' }],
        },
        ...absent(path),
        stale: old('orders.levels', path, 12),
      },
    },
    hidden: {
      title: 'With hidden amounts',
      about: 'The trader’s amounts are hidden, in case somebody else sees the screen.',
      alsoCalled: 'privacy',
      steps: [{ press: 'palette:actions.hideAmounts' }],
      says: { plain: '•••••' },
    },
  },
}
