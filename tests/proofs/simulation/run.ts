import type { App } from './bundle.ts'
import type { Act } from './intents.ts'
import { invariants } from './invariants/all.ts'
import { SETTLED_MS } from './invariants/quietWhenIdle.ts'
import { isBlind } from './isBlind.ts'
import { isChange } from './network.ts'
import { oneOf, random, seedOf } from './random.ts'
import { drawSetting, type Setting } from './setting.ts'
import type { TimedStep } from './step.ts'
import { draw, drawHabits, perform } from './steps.ts'
import { controlName, nameOf, type Control, controlsOf } from './user.ts'
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
const BY_HAND: ReadonlySet<TimedStep['do']> = new Set([
  'press',
  'pressTwice',
  'type',
  'key',
  'open',
  'back',
  'reload',
  'width',
])
/** Until everything lost is verified, and every pause is over. */
const REST_MS = 60_000

/** Removes all faults, so that nothing has a reason to wait. */
async function rest(world: World) {
  for (const [tab, { isHidden, isOnline, page }] of world.tabs.entries()) {
    if (isHidden) await perform(world, { do: 'show', tab, thenMs: 0 })
    if (!isOnline) await perform(world, { do: 'online', tab, thenMs: 0 })
    if (!page) await perform(world, { do: 'logIn', tab, thenMs: 0 })
  }
  await perform(world, { do: 'calm', thenMs: REST_MS })
  const left = [...world.tabs.keys()].filter((tab) => world.tabs[tab]?.page === null)
  for (const tab of left) await perform(world, { do: 'logIn', tab, thenMs: 0 })
  if (left.length > 0) await perform(world, { do: 'calm', thenMs: REST_MS })
  await stopBlindLooks(world)
  world.holdPrices(true)
  await perform(world, { do: 'calm', thenMs: 8_000 })
}

/** Clicks the control with one of these names, in every tab that offers it. */
async function pressEverywhere(world: World, names: RegExp, thenMs: number) {
  for (const tab of world.tabs.keys()) await pressIn(world, tab, ({ element }) => names.test(nameOf(element)), thenMs)
}

/** Clicks the first of the given controls, if the tab offers it. */
async function pressIn(
  world: World,
  tab: number,
  isMeant: (offer: Control) => boolean,
  thenMs: number,
): Promise<boolean> {
  const { page } = world.tabs[tab] ?? {}
  if (!page || page.isGone) return false
  const all = controlsOf(page.window)
  const offer = all.find(isMeant)
  if (offer) await perform(world, { do: 'press', tab, on: controlName(offer, all), thenMs })
  return offer !== undefined
}

const STOP = /^(Stop checking|Przestań sprawdzać)$/
const DIALOG = '[role=dialog]'
/** Controls behind a window are not offered. */
const isStop = ({ element }: Control) =>
  STOP.test(nameOf(element)) &&
  (element.ownerDocument.querySelector(DIALOG) === null || element.closest(DIALOG) !== null)
const isMenu = ({ element }: Control) => nameOf(element).startsWith('Menu')
const isTrading = ({ element, role }: Control) => role === 'link' && element.getAttribute('href') === '/futures/market'
const isTicket = ({ element }: Control) => /^(Open position|Otwórz pozycję)/.test(nameOf(element))

/** Stops the verification of orders that the app cannot identify, by *Stop checking* in the order form: it has no other end. */
async function stopBlindLooks(world: World) {
  for (const [tab, { page, name }] of world.tabs.entries()) {
    if (!page?.inside?.isUnsettled() || !isBlind(world, name)) continue
    const leave = async () => {
      if (page.window.document.querySelector(DIALOG))
        await perform(world, { do: 'key', tab, key: 'Escape', thenMs: 400 })
    }
    // In a narrow window the form is a window itself; any other one covers it.
    if (await pressIn(world, tab, isStop, 2_000)) continue
    await leave()
    if (
      !page.window.location.pathname.includes('/market/') &&
      !(await pressIn(world, tab, isTrading, 3_000)) &&
      (await pressIn(world, tab, isMenu, 600))
    )
      await pressIn(world, tab, isTrading, 3_000)
    if (await pressIn(world, tab, isStop, 2_000)) continue
    await pressIn(world, tab, isTicket, 1_000)
    await pressIn(world, tab, isStop, 2_000)
    await leave()
  }
}
/** Shows the orders of all markets, or of one again. */
const showOtherOrders = (world: World) => pressEverywhere(world, /^(All markets|Wszystkie rynki)$/, 5_000)

/** Names of controls that open something, in both languages. */
const OPENERS = [
  /^(Menu|Menu konta)/,
  /USDC.*(Choose a market|Wybierz rynek)/,
  /^(Close|Zamknij) \S+ (LONG|SHORT)/,
  /^SL\/TP: /,
  /^(More actions|Więcej działań)$/,
  /^(Leverage|Dźwignia)/,
  /^(Alerts|Alerty) /,
  /^(Reset the balance|Zresetuj saldo)/,
  /(Contract rollover|Rolowanie kontraktów)$/,
] as const

/** Opens one of them if possible, and leaves it open for a minute in which nothing has to be announced. */
async function restWithOneOpen(world: World) {
  world.holdPrices(false)
  for (const tab of world.tabs.keys()) await perform(world, { do: 'key', tab, key: 'Escape', thenMs: 600 })
  await pressEverywhere(world, oneOf(random(seedOf(`open ${world.seed}`)), OPENERS), 0)
  await perform(world, { do: 'calm', thenMs: SETTLED_MS + REST_MS })
}

/** Runs the given steps, or those drawn by the seed. */
export async function simulate(
  app: App,
  seed: number,
  given?: { setting: Setting; steps: readonly TimedStep[] },
): Promise<Run> {
  const roll = random(seedOf(`run ${seed}`))
  const setting = drawSetting(roll, seed)
  const habits = drawHabits(roll)
  const world = new World(seed, given?.setting ?? setting, app)
  const realRandom = Math.random
  Math.random = () => world.chance()
  const rejected = (error: unknown) => world.rejected(error)
  process.on('unhandledRejection', rejected)
  const steps: TimedStep[] = []
  let finding: Finding | null = null
  let meant: Act[] = []
  let tab = 0
  let nthMeant = 0
  const next = (): TimedStep => {
    for (;;) {
      if (meant.length === 0) {
        tab = world.tabs.length > 1 && roll() < 0.3 ? 1 : 0
        meant = draw(roll, habits, world, nthMeant)
        if (meant.length > 1) nthMeant += 1
      }
      const step = meant.shift()?.({ world, tab, roll })
      if (!step) continue
      // Nobody acts in a hidden tab.
      if (!BY_HAND.has(step.do) || !('tab' in step) || !world.tabs[step.tab]?.isHidden) return step
      meant.unshift(() => step)
      return { do: 'show', tab: step.tab, thenMs: 400 }
    }
  }
  const judge = Object.entries(invariants).map(([name, of]) => ({ name, ...of(world) }))
  const look = (of: 'after' | 'atRest', step: TimedStep) => {
    for (const invariant of judge) {
      const [text] = (of === 'after' ? invariant.after?.(step) : invariant.atRest?.()) ?? []
      if (text !== undefined) finding ??= { invariant: invariant.name, text }
    }
  }
  try {
    const begin: TimedStep = { do: 'wait', thenMs: 3_000 }
    world.note(
      `${world.setting.persona} opens ${world.setting.address} in ${world.setting.language}, ${world.setting.width} px wide`,
    )
    world.openTab(world.setting.width, world.setting.address)
    await perform(world, begin)
    look('after', begin)
    for (let nth = 0; finding === null && nth < (given?.steps.length ?? STEPS); nth += 1) {
      const step = given?.steps[nth] ?? next()
      steps.push(step)
      await perform(world, step)
      // Nothing has run since waking.
      if (step.do !== 'doze') look('after', step)
    }
    if (finding === null) {
      await rest(world)
      look('after', begin)
      look('atRest', begin)
      await showOtherOrders(world)
      look('atRest', begin)
      await restWithOneOpen(world)
      look('after', begin)
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
    setting: world.setting,
    steps,
    finding,
    trace: world.trace,
    simulatedMs: world.clock.passedMs,
    changes: { sent: changes.length, faulted: changes.filter(({ fate }) => fate !== 'fine').length },
  }
}
