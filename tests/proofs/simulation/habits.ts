import {
  type Act,
  comeBack,
  elsewhere,
  pressOneOf,
  second,
  sleep,
  strike,
  tab,
  twice,
  typed,
  wait,
  weather,
  width,
} from './acts.ts'
import { actsOf, intents } from './intents.ts'
import { FATES, type Weather } from './network.ts'
import { oneOf, type Random, drawWeighted, seedOf } from './random.ts'
import type { TimedStep } from './steps.ts'
import { nameOf, type Control } from './user.ts'
import type { World } from './world.ts'

/** Possible values of an order. */
const GOOD = ['10', '25', '100', '50.5', '250'] as const
const TEXTS =
  '10|25|100|50.5|1000|12480.3071|99999999999|0|-5|abc|1e5||65000|67000.123|70000|5|2|246810|3300|BTC|ada'.split('|')
const KEYS = 'Escape|Escape|Enter|Enter| |ArrowDown|ArrowUp|ArrowRight|ArrowLeft|Home|a|l|s|m|p|h|1|2|3|4|5|?|/'.split(
  '|',
)
/** Between two actions, ms, by weight. */
const PAUSES: readonly (readonly [weight: number, ms: number])[] = [
  [2, 0],
  [4, 60],
  [6, 400],
  [6, 1_200],
  [5, 3_500],
  [3, 9_000],
  [1, 25_000],
]

function drawWeather(roll: Random): Weather {
  const fates: Weather['fates'] = { fine: 1 }
  for (const fate of FATES)
    if (fate !== 'fine' && roll() < 0.3)
      fates[fate] = roll() * (fate === 'status401' || fate === 'code9000' ? 0.2 : 0.5)
  return { fates, delayMs: [20, oneOf(roll, [60, 400, 2_500, 7_000])] }
}

/** How much a user is drawn to a control: most to one above the page, least to the frame around it. */
function pull({ element, role }: Control, taste: number): number {
  const liking = 0.3 + (1.4 * (seedOf(`${taste} ${nameOf(element).slice(0, 12)}`) % 1_000)) / 1_000
  if (element.closest('[role=dialog]')) return 8 * liking
  if (element.closest('header, nav, footer')) return 0.12 * liking
  if (role === 'link') return 0.2 * liking
  if (/^(LONG|SHORT)/.test(element.textContent)) return 12 * liking
  if (element.closest('[role=alert], [role=status], .side-notes')) return 8 * liking
  if (element.closest('table, [role=table], li, form')) return (role === 'textbox' ? 5 : 3) * liking
  return liking
}

const movePrice: Act = ({ roll }) => ({
  do: 'price',
  market: oneOf(roll, ['BTC-USDC', 'ETH-USDC']),
  percent: Math.round((roll() - 0.5) * 1_200) / 100,
  thenMs: 0,
})
/** Ends what keeps a tab from being used. */
const recover: Act = (scene) => {
  const here = scene.world.tabs[scene.tab]
  if (here?.isHidden) return tab('show')(scene)
  return here?.isOnline === false ? tab('online')(scene) : null
}

/** Habits of user, network and day, drawn once per run: uniform runs find less than runs with habits. By weight. */
function drawHabits(roll: Random): [weight: number, act: Act][] {
  const taste = Math.floor(roll() * 1_000)
  const weathers = [drawWeather(roll), drawWeather(roll)]
  const anyOf = (isMeant: (role: Control['role']) => boolean) =>
    pressOneOf((all, its) =>
      drawWeighted(
        its(),
        all.filter(({ role }) => isMeant(role)).map((offer) => [pull(offer, taste), offer] as const),
      ),
    )
  const pressed = anyOf((role) => role !== 'textbox')
  const written = typed(
    anyOf((role) => role === 'textbox' || role === 'slider'),
    (role, { roll: its }) =>
      role === 'slider' ? String(Math.floor(its() * 101)) : oneOf(its, its() < 0.5 ? GOOD : TEXTS),
  )
  const others: [number, Act][] = [
    [6, twice(pressed)],
    [6, strike(...KEYS)],
    [5, ({ roll: its }) => weather(oneOf(its, weathers))],
    [2, () => ({ do: 'calm', thenMs: 30_000 })],
    [2, tab('offline')],
    [2, tab('hide')],
    [2, tab('reload')],
    [2, tab('back')],
    [1.2, second],
    [1, width],
    [0.7, sleep],
    [4, movePrice],
    [1.2, elsewhere(0)],
    [4, wait([0, 0])],
  ]
  return [
    [40, pressed],
    [22, written],
    ...others.map(([weight, act]): [number, Act] => [roll() < 0.25 ? 0 : weight * (0.3 + 1.4 * roll()), act]),
  ]
}

/** What happens to a tab by itself. */
const NOT_BY_HAND: ReadonlySet<TimedStep['do']> = new Set(['offline', 'online', 'hide', 'show', 'logIn'])
/** Distance in the list to the next intent: not a neighbour, and eventually all of them. */
const STRIDE = 17

/** The user of a run, who says the next step: first the seed's own intent, then often another, else any available action. */
export function userOf(roll: Random, seed: number): (world: World) => TimedStep {
  const habits = drawHabits(roll)
  /** How often the user has an intent. */
  const purpose = 0.15 + roll() * 0.35
  const free: Act = (scene) => {
    const act = scene.world.tabs[scene.tab]?.page ? drawWeighted(roll(), habits) : comeBack
    const step = (roll() < 0.3 ? recover(scene) : null) ?? act?.(scene)
    return step ? { ...step, thenMs: Math.max(step.thenMs, drawWeighted(roll(), PAUSES) ?? 0) } : null
  }
  let meant: Act[] = []
  let nth = 0
  let here = 0
  return (world) => {
    for (;;) {
      if (meant.length === 0) {
        here = world.tabs.length > 1 && roll() < 0.3 ? 1 : 0
        const isMeaning = nth === 0 || roll() < purpose
        const intent = intents[(seed + STRIDE * nth) % intents.length] ?? []
        meant = isMeaning ? actsOf(intent).flatMap((act) => (roll() < 0.08 ? [free, act] : [act])) : [free]
        if (isMeaning) nth += 1
      }
      const step = meant.shift()?.({ world, tab: here, roll })
      if (!step) continue
      // Nobody acts in a hidden tab.
      if (NOT_BY_HAND.has(step.do) || !('tab' in step) || !world.tabs[step.tab]?.isHidden) return step
      meant.unshift(() => step)
      return { do: 'show', tab: step.tab, thenMs: 400 }
    }
  }
}
