// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getContest } from '../../../src/api/contest.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { FeeRates, listFeeRates, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { ContestId } from '../../../src/api/scalars.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import type * as z from '../../../src/api/zod.ts'
import { ORDER_TABS } from '../../../src/domain/order/orderTabs.ts'
import { ContestView } from '../../../src/features/contests/page/Contests.tsx'
import { FeeList } from '../../../src/features/info/FeeList.tsx'
import { BalancePanel } from '../../../src/features/trading/balance/BalancePanel.tsx'
import { MarketHeader } from '../../../src/features/trading/market-header/MarketHeader.tsx'
import { OrderCards } from '../../../src/features/trading/orders/OrderCards.tsx'
import { OrdersTable } from '../../../src/features/trading/orders/OrdersTable.tsx'
import { queryClient } from '../../../src/queries/call/client.ts'
import { contestQuery } from '../../../src/queries/contests.ts'
import { walletQuery } from '../../../src/queries/wallets.ts'
import { priced, renderPart, tellMarkets } from '../../unit/features/trading/renderPart.tsx'
import { size } from './figure.ts'
import { goodAnswers } from './goodAnswers.ts'
import { mutated, shortenLists } from './mutations.ts'

const good = goodAnswers()
const complaints: unknown[][] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

/** Text that must never be shown, and numbers in a program's notation. */
const UNSOUND = /NaN|Infinity|undefined|\bnull\b|\[object|\d[eE][+-]?\d|Invalid|\d{4}-13-45/

/** Names come from the exchange and are shown unchanged. */
const NAMES = /(?:contestName|hashedEmail|market|markets\.0|currency|orderId|state|closureType|type|url): /

function expectSound(what: string, shown: Element = document.body) {
  const text = shown.textContent ?? ''
  expect(text, what).not.toBe('')
  if (!NAMES.test(what)) expect(UNSOUND.exec(text)?.[0], what).toBe(undefined)
  expect(shown.querySelector('img[src="x"]')).toBeNull()
}

/** Every seventeenth view, so that each field and each kind of corruption has its turn; by night all of them. */
const STEP = size(17, 1)

/** Results for a response with each field corrupted in every way: [what was corrupted, what was parsed]. */
function corruptedFields<E extends Endpoint>(endpoint: E) {
  const read = mutated(shortenLists(good.get(endpoint.path))).flatMap(
    ([what, mutant]): [string, z.output<E['response']>][] => {
      const result = endpoint.response.safeParse(mutant)
      // A schema's result is its output type.
      return result.success ? [[what, result.data as z.output<E['response']>]] : []
    },
  )
  return read.filter((_, index) => index % STEP === 0)
}

const orders = corruptedFields(listOrders).flatMap(([what, read]) =>
  read.orders.items[0] ? [[what, read.orders.items[0]] as const] : [],
)
const btc = priced('BTC-USDC', '67418.25', '67400')

test.each(ORDER_TABS)('orders (%s), as a table and as cards', (tab) => {
  const sort = { by: 'created', direction: 'descending' } as const
  // Each has a separate id, in one table: the display of one does not depend on the others.
  const rows = orders.map(([, order], index) => ({
    order: { ...order, orderId: `${index}` as typeof order.orderId },
    market: index % 2 ? btc : null,
  }))
  tellMarkets([btc])
  renderPart(
    <>
      <OrdersTable hasDetails layout="table" tab={tab} rows={rows} sort={sort} onSort={() => {}} hold={() => {}} />
      <OrderCards hasDetails tab={tab} rows={rows} />
    </>,
  )
  const drawn = [...document.querySelectorAll('tbody tr, li')]
  expect(drawn.length).toBeGreaterThanOrEqual(orders.length)
  for (const [index, row] of drawn.entries()) {
    expectSound(orders[index % orders.length]![0], row)
  }
})

test('the market header', () => {
  for (const [what, { markets }] of corruptedFields(listMarkets)) {
    const [first] = markets.items
    if (first === undefined) continue
    tellMarkets([{ ...first, previousPrice: null }])
    renderPart(<MarketHeader market={first} />)
    expectSound(what)
    cleanup()
  }
})

test('the fee table', () => {
  const rates = corruptedFields(listFeeRates).flatMap(([, { list }], index) =>
    list.items[0] ? [FeeRates.parse({ ...list.items[0], market: `M${index}-USDC` })] : [],
  )
  renderPart(<FeeList rates={rates} />)
  expectSound('fee rates')
})

test('the balance', () => {
  for (const [what, { list, initialized }] of corruptedFields(listWallets)) {
    queryClient.setQueryData(walletQuery.queryKey, { entry: list[0] ?? null, initialized })
    renderPart(<BalancePanel market={priced('BTC-USDC')} />)
    expectSound(what)
    cleanup()
  }
})

test('a contest', () => {
  for (const [what, contest] of corruptedFields(getContest)) {
    const id = ContestId.parse('7')
    queryClient.setQueryData(contestQuery(id, null).queryKey, { contest, tokenRefused: false })
    renderPart(<ContestView isWebview contestId={id} token={null} lists={null} />)
    expectSound(what)
    cleanup()
  }
})
