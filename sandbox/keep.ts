import type { Account, WalletEvent } from './engine/account.ts'
import type { PaperContest } from './engine/contest.ts'
import type { PaperOrder } from './engine/order.ts'
import type { Market } from './engine/prices.ts'
import { emptyWorld, enter, type World } from './engine/world.ts'
import type { Row } from './store.ts'

/** The world as rows of a store, and back. */

interface WorldRow {
  seed: number
  openedMs: number
  nowMs: number
  chance: number
  lastId: number
}

const worldRow = ({ seed, openedMs, nowMs, chance, lastId }: World): WorldRow => ({
  seed,
  openedMs,
  nowMs,
  chance: chance.state,
  lastId,
})

function thing(world: World, key: string): unknown {
  const [kind, id] = split(key)
  if (kind === 'order') return world.orders.get(id)
  if (kind === 'account') return world.accounts.get(id)
  if (kind === 'event') return world.events.get(id)
  if (kind === 'contest') return world.contests.get(id)
  if (kind === 'market') return world.markets.get(id)
  return worldRow(world)
}

const split = (key: string): [kind: string, id: string] => {
  const colon = key.indexOf(':')
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)]
}

/** The changes since the last write, as rows. */
export function changedRows(world: World): Row[] {
  if (world.changed.size === 0) return []
  world.changed.add('world')
  return [...world.changed].map((key) => [key, JSON.stringify(thing(world, key)) ?? null])
}

export const touchMarkets = (world: World) => {
  for (const name of world.markets.keys()) world.changed.add(`market:${name}`)
}

/** Restores a world; null if there is none. Not validated: the rows are our own. */
export function restoreWorld(rows: Map<string, string>): World | null {
  const written = rows.get('world')
  if (written === undefined) return null
  const { seed, openedMs, nowMs, chance, lastId } = JSON.parse(written) as WorldRow
  const world = emptyWorld(seed, openedMs)
  Object.assign(world, { nowMs, lastId, chance: { state: chance } })
  const orders: PaperOrder[] = []
  for (const [key, text] of rows) {
    const [kind, id] = split(key)
    if (kind === 'market') world.markets.set(id, JSON.parse(text) as Market)
    if (kind === 'account') world.accounts.set(id, JSON.parse(text) as Account)
    if (kind === 'event') world.events.set(id, JSON.parse(text) as WalletEvent)
    if (kind === 'contest') world.contests.set(id, JSON.parse(text) as PaperContest)
    if (kind === 'order') orders.push(JSON.parse(text) as PaperOrder)
  }
  for (const order of orders.toSorted((left, right) => Number(left.orderId) - Number(right.orderId)))
    enter(world, order)
  world.changed.clear()
  return world
}
