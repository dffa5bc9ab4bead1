import Big from 'big.js'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { STALE_AFTER_MS } from '../../../src/constants/limits.ts'
import { userOf } from './habits.ts'
import { invariants } from './invariants/all.ts'
import { isChange } from './network.ts'
import { random, seedOf } from './random.ts'
import { drawSetting, type Setting } from './setting.ts'
import { perform, type TimedStep } from './steps.ts'
import { controlName, nameOf, controlsOf } from './user.ts'
import { World } from './world.ts'

interface Finding {
  invariant: string
  text: string
}

export interface Run {
  seed: number
  setting: Setting
  steps: TimedStep[]
  /** The first violation; null if there was none. */
  finding: Finding | null
  trace: string[]
  /** Simulated duration. */
  simulatedMs: number
  /** Changes sent to the exchange, and those of them whose response was lost, late or wrong. */
  changes: { sent: number; faulted: number }
}

const STEPS = 40
/** Until everything lost is verified, and every pause is over. */
const REST_MS = 60_000

/** Removes all faults, so that nothing has a reason to wait. */
async function rest(world: World) {
  for (const [tab, { isHidden, isOnline }] of world.tabs.entries()) {
    if (isHidden) await perform(world, { do: 'show', tab, thenMs: 0 })
    if (!isOnline) await perform(world, { do: 'online', tab, thenMs: 0 })
  }
  const comeBack = async () => {
    for (const tab of world.tabs.keys()) await perform(world, { do: 'logIn', tab, thenMs: 0 })
    await perform(world, { do: 'calm', thenMs: REST_MS })
  }
  await comeBack()
  // A session may end within the first rest.
  if (world.tabs.some(({ page }) => page === null)) await comeBack()
  world.holdPrices(true)
  await perform(world, { do: 'calm', thenMs: 8_000 })
}

/** Time for a response to be parsed. */
const READING_MS = 500

/**
 * Whether the last order of a tab was sent with a list of orders that was stale, or older than the tab's change before it, while the
 * exchange has an equal order. The app cannot tell whether the equal order is the one it sent: it keeps verifying until the trader
 * stops it, also after a reload or another login. Contract §4, reliability A12.
 */
function isBlind({ network: { sent, answered }, exchange }: World, tab: string): boolean {
  // One at a time: an order still being verified is the last one.
  const last = sent.findLast((call) => call.tab === tab && call.path === createOrder.path)
  if (!last) return false
  const list = answered.findLast(
    (one) => one.page === last.page && one.path === listOrders.path && one.isGood && one.atMs <= last.atMs,
  )
  const changed = answered.findLast((one) => one.page === last.page && isChange(one.path) && one.atMs <= last.atMs)
  const isFresh = list !== undefined && last.atMs - list.atMs <= STALE_AFTER_MS - READING_MS
  if (isFresh && list.atMs > (changed?.atMs ?? -1)) return false
  const request = createOrder.request.parse(JSON.parse(last.body))
  return [...exchange.world.orders.values()].some(
    ({ market, type, amount, leverage }) =>
      market === request.market &&
      type === request.type &&
      new Big(amount).eq(request.amount) &&
      leverage === request.leverage,
  )
}

/** Shows the orders of all markets, or of one again, in every tab. */
async function showOtherOrders(world: World) {
  for (const [tab, { page }] of world.tabs.entries()) {
    const all = page ? controlsOf(page.window) : []
    const offer = all.find(({ element }) => /^(All markets|Wszystkie rynki)$/.test(nameOf(element)))
    if (offer) await perform(world, { do: 'press', tab, on: controlName(offer, all), thenMs: 5_000 })
  }
}

/** Runs the given steps, or those drawn by the seed. */
export async function simulate(
  app: string,
  seed: number,
  given?: { setting: Setting; steps: readonly TimedStep[] },
): Promise<Run> {
  const roll = random(seedOf(`run ${seed}`))
  const setting = given?.setting ?? drawSetting(roll)
  const next = userOf(roll, seed)
  const world = new World(seed, setting, app)
  const realRandom = Math.random
  Math.random = () => world.chance()
  const rejected = (error: unknown) => world.rejected(error)
  process.on('unhandledRejection', rejected)
  const steps: TimedStep[] = []
  let finding: Finding | null = null
  const judge = Object.entries(invariants).map(([name, of]) => ({ name, ...of(world) }))
  const look = (of: 'after' | 'atRest', step: TimedStep) => {
    for (const invariant of judge) {
      const [text] = (of === 'after' ? invariant.after?.(step) : invariant.atRest?.()) ?? []
      if (text !== undefined) finding ??= { invariant: invariant.name, text }
    }
  }
  try {
    const begin: TimedStep = { do: 'wait', thenMs: 3_000 }
    world.note(JSON.stringify(setting))
    world.openTab(setting.width, setting.address)
    await perform(world, begin)
    look('after', begin)
    for (let nth = 0; finding === null && nth < (given?.steps.length ?? STEPS); nth += 1) {
      const step = given?.steps[nth] ?? next(world)
      steps.push(step)
      await perform(world, step)
      // Nothing has run since waking.
      if (step.do !== 'doze') look('after', step)
    }
    if (finding === null) {
      await rest(world)
      look('after', begin)
      // Such an order is verified until its trader stops that: it has no rest.
      if (!world.tabs.some(({ page, name }) => page?.inside?.isUnsettled() && isBlind(world, name))) {
        look('atRest', begin)
        await showOtherOrders(world)
        look('atRest', begin)
      }
    }
  } catch (error) {
    finding = { invariant: 'stage', text: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    world.close()
    Math.random = realRandom
    process.off('unhandledRejection', rejected)
  }
  const changes = world.network.sent.filter(({ path }) => isChange(path))
  return {
    seed,
    setting,
    steps,
    finding,
    trace: world.trace,
    simulatedMs: world.clock.passedMs,
    changes: { sent: changes.length, faulted: changes.filter(({ fate }) => fate !== 'fine').length },
  }
}
