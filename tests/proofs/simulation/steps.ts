import { type Act, actsOf, intents, whileListsAreSlow } from './intents.ts'
import { CALM, FATES, type Weather } from './network.ts'
import type { Page } from './page.ts'
import { oneOf, type Random, drawWeighted } from './random.ts'
import { MARKETS_SHOWN } from './setting.ts'
import type { Step, TimedStep } from './step.ts'
import { ORIGIN, type Tab } from './tab.ts'
import {
  find,
  likingOf,
  type ControlName,
  controlName,
  nameOf,
  type Control,
  controlsOf,
  press,
  pressKey,
  type,
} from './user.ts'
import type { World } from './world.ts'

const WIDTHS = [390, 768, 1440] as const
/** Possible values of an order. */
const GOOD = ['10', '25', '100', '50.5', '250'] as const
const TEXTS =
  '10|25|100|50.5|1000|12480.3071|99999999999|0|-5|abc|1e5||65000|67000.123|70000|5|2|246810|3300|BTC|ada'.split('|')
const KEYS = 'Escape|Escape|Enter|Enter| |ArrowDown|ArrowUp|ArrowRight|ArrowLeft|Home|a|l|s|m|p|h|1|2|3|4|5|?|/'.split(
  '|',
)
const TIMES: readonly (readonly [number, number])[] = [
  [2, 0],
  [4, 60],
  [6, 400],
  [6, 1_200],
  [5, 3_500],
  [3, 9_000],
  [1, 25_000],
]

/** Habits of user, network and day, drawn once per run: uniform runs find less than runs with habits. */
export interface Habits {
  weights: Record<string, number>
  weathers: Weather[]
  taste: number
  /** How often the user has an intent. */
  purpose: number
}

const BASE: Record<string, number> = {
  press: 40,
  pressTwice: 6,
  type: 22,
  key: 6,
  weather: 5,
  calm: 2,
  down: 0.5,
  offline: 2,
  hide: 2,
  reload: 2,
  back: 2,
  openTab: 1.2,
  width: 1,
  clock: 0.7,
  sleep: 0.7,
  price: 4,
  logOutElsewhere: 1.2,
  wait: 4,
}

function drawWeather(roll: Random): Weather {
  const fates: Weather['fates'] = { fine: 1 }
  for (const fate of FATES)
    if (fate !== 'fine' && roll() < 0.3)
      fates[fate] = roll() * (fate === 'status401' || fate === 'code9000' ? 0.2 : 0.5)
  const most = [60, 400, 2_500, 7_000][Math.floor(roll() * 4)] ?? 60
  return { fates, delayMs: [20, most] }
}

export function drawHabits(roll: Random): Habits {
  const weights = Object.fromEntries(
    Object.entries(BASE).map(([name, weight]) => [
      name,
      roll() < 0.25 && name !== 'press' && name !== 'type' ? 0 : weight * (0.3 + 1.4 * roll()),
    ]),
  )
  return {
    weights,
    weathers: [drawWeather(roll), drawWeather(roll)],
    taste: Math.floor(roll() * 1_000),
    purpose: 0.15 + roll() * 0.35,
  }
}

/** Weight of a control: highest for one above the page, lowest in the frame around it. */
function pull({ element, role }: Control, habits: Pick<Habits, 'taste'>): number {
  const liking = 0.3 + 1.4 * likingOf(habits.taste, nameOf(element).slice(0, 12))
  if (element.closest('[role=dialog]')) return 8 * liking
  if (element.closest('header, nav, footer')) return 0.12 * liking
  if (role === 'link') return 0.2 * liking
  if (/^(LONG|SHORT)/.test(element.textContent)) return 12 * liking
  if (element.closest('[role=alert], [role=status], .side-notes')) return 8 * liking
  if (element.closest('table, [role=table], li, form')) return (role === 'textbox' ? 5 : 3) * liking
  return liking
}

/** Distance in the list to the next intent: not a neighbour, and eventually all of them. */
const STRIDE = 17

/**
 * The user's next intent: first the one of the seed's number, or with slow lists one that they affect, then often another, sometimes
 * with something in between, else any available action.
 */
export function draw(
  roll: Random,
  { weights, weathers, taste, purpose }: Habits,
  { seed, setting: { hasSlowLists } }: Pick<World, 'seed' | 'setting'>,
  nth: number,
): Act[] {
  const free: Act = ({ world, roll: its }) => drawOne(world, its, { weights, weathers, taste })
  if (nth > 0 && roll() >= purpose) return [free]
  const intent = nth === 0 && hasSlowLists ? whileListsAreSlow : intents[(seed + STRIDE * nth) % intents.length]
  return actsOf(intent ?? []).flatMap((act) => (roll() < 0.08 ? [free, act] : [act]))
}

function drawOne(world: World, roll: Random, habits: Pick<Habits, 'weights' | 'weathers' | 'taste'>): TimedStep {
  const thenMs = drawWeighted(roll(), TIMES) ?? 400
  const tab = world.tabs.length > 1 && roll() < 0.3 ? 1 : 0
  const here = world.tabs[tab]
  const kind =
    drawWeighted(
      roll(),
      Object.entries(habits.weights).map(([name, weight]) => [weight, name] as const),
    ) ?? 'wait'
  const wait: TimedStep = { do: 'wait', thenMs }
  if (!here?.page)
    return here
      ? {
          do: 'logIn',
          tab,
          ...(roll() < 0.2 && { as: world.setting.next ?? world.setting.persona }),
          thenMs: Math.max(thenMs, 1_200),
        }
      : wait
  if (here.isHidden && roll() < 0.5) return { do: 'show', tab, thenMs }
  if (!here.isOnline && roll() < 0.3) return { do: 'online', tab, thenMs }
  switch (kind) {
    case 'press':
    case 'pressTwice':
    case 'type': {
      const all = controlsOf(here.page.window)
      const fitting = all.filter(({ role }) =>
        kind === 'type' ? role === 'textbox' || role === 'slider' : role !== 'textbox',
      )
      const chosen = drawWeighted(
        roll(),
        fitting.map((offer) => [pull(offer, habits), offer] as const),
      )
      if (!chosen) return wait
      const on = controlName(chosen, all)
      if (kind !== 'type') return { do: kind, tab, on, thenMs }
      return {
        do: 'type',
        tab,
        on,
        text: chosen.role === 'slider' ? String(Math.floor(roll() * 101)) : oneOf(roll, roll() < 0.5 ? GOOD : TEXTS),
        thenMs,
      }
    }
    case 'key':
      return { do: 'key', tab, key: oneOf(roll, KEYS), thenMs }
    case 'weather': {
      const nth = Math.floor(roll() * habits.weathers.length)
      return { do: 'weather', weather: habits.weathers[nth] ?? CALM, name: `weather ${nth}`, thenMs }
    }
    case 'calm':
      return { do: 'calm', thenMs: 30_000 }
    case 'down':
      return { do: 'down', thenMs: 100_000 }
    case 'offline':
    case 'hide':
    case 'reload':
    case 'back':
      return { do: kind, tab, thenMs }
    case 'openTab':
      return world.tabs.length > 1
        ? wait
        : {
            do: 'openTab',
            width: oneOf(roll, WIDTHS),
            address: '/futures/market/BTC-USDC',
            thenMs: Math.max(thenMs, 1_200),
          }
    case 'width':
      return { do: 'width', tab, width: oneOf(roll, WIDTHS), thenMs }
    case 'clock':
      return { do: 'clock', ms: Math.floor((roll() - 0.5) * 7_200_000), thenMs }
    case 'sleep':
      return { do: 'sleep', ms: Math.floor(roll() * 3_600_000), thenMs }
    case 'price':
      return {
        do: 'price',
        market: oneOf(roll, MARKETS_SHOWN),
        percent: Math.round((roll() - 0.5) * 1_200) / 100,
        thenMs,
      }
    case 'logOutElsewhere':
      return { do: 'logOutElsewhere', thenMs }
    default:
      return wait
  }
}

const weighing = (fates: Weather['fates']) =>
  Object.entries(fates)
    .map(([fate, weight]) => `${fate} ${weight.toFixed(2)}`)
    .join(', ')

/** Short description. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'press':
    case 'pressTwice':
      return `${'AB'[step.tab]} ${step.do === 'press' ? 'presses' : 'presses twice'} the ${step.on.role} "${step.on.name}"${step.on.nth > 0 ? ` (${step.on.nth + 1}.)` : ''}`
    case 'type':
      return `${'AB'[step.tab]} types "${step.text}" into "${step.on.name}"`
    case 'key':
      return `${'AB'[step.tab]} strikes ${step.key}`
    case 'weather':
      return `the network: ${weighing(step.weather.fates)}${step.weather.changes ? `; changes ${weighing(step.weather.changes)}` : ''}${step.weather.call ? `; ${step.weather.call.path} ${weighing(step.weather.call.fates)}` : ''}, up to ${step.weather.delayMs[1]} ms`
    case 'openTab':
      return `a tab is opened, ${step.width} px wide`
    case 'width':
      return `${'AB'[step.tab]} becomes ${step.width} px wide`
    case 'clock':
      return `the device's clock jumps by ${Math.round(step.ms / 1_000)} s`
    case 'sleep':
    case 'doze':
      return `the device sleeps for ${Math.round(step.ms / 1_000)} s`
    case 'price':
      return `${step.market} moves by ${step.percent} %`
    case 'logIn':
      return `${'AB'[step.tab]}: logIn${step.as ? ` as ${step.as}` : ''}`
    default:
      return 'tab' in step ? `${'AB'[step.tab]}: ${step.do}` : step.do
  }
}

function onControl(tab: Tab, on: ControlName, use: (element: HTMLElement, window: Page['window']) => void) {
  if (!tab.page) return
  const { window } = tab.page
  const element = find(on, controlsOf(window))
  tab.pressedAtMs = tab.world.clock.passedMs
  tab.pressed = element
  tab.wasBusy = Boolean(element?.closest('form')?.querySelector('[aria-busy=true]'))
  if (element) tab.world.guarded(tab, () => use(element, window))
}

/** Asks the page whether it may be left. */
function mayLeave(tab: Tab): boolean {
  if (!tab.page) return false
  const { window } = tab.page
  return window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }))
}

/** The text typed as an amount. */
export const amountOf = ({ page }: Tab) =>
  page
    ? ((
        controlsOf(page.window).find(
          ({ element, role }) =>
            role === 'textbox' && element.closest('form') && /^(Amount|Kwota)/.test(nameOf(element)),
        )?.element as HTMLInputElement | undefined
      )?.value ?? '')
    : ''

function ofTab(world: World, step: Exclude<Step, { do: 'openTab' }> & { tab: number }) {
  const tab = world.tabs[step.tab]
  if (!tab) return
  switch (step.do) {
    case 'press':
      return onControl(tab, step.on, (element, window) => press(window, element))
    case 'pressTwice':
      return onControl(tab, step.on, (element, window) => {
        press(window, element)
        press(window, element)
      })
    case 'type':
      return onControl(tab, step.on, (element, window) => {
        tab.written = new Map(
          [...window.document.getElementsByTagName('input')]
            .filter((each) => each !== element && each.type !== 'range')
            .map((each) => [each, each.value]),
        )
        type(window, element, step.text)
      })
    case 'key':
      tab.pressedAtMs = world.clock.passedMs
      if (tab.page) pressKey(tab.page.window, step.key)
      return
    case 'offline':
    case 'online':
      tab.isOnline = step.do === 'online'
      return tab.tell('window', step.do)
    case 'hide':
    case 'show':
      tab.hiddenSinceMs = step.do === 'hide' ? world.clock.passedMs : null
      if (step.do === 'show') tab.shownAtMs = world.clock.passedMs
      return tab.tell('document', 'visibilitychange')
    case 'reload':
      if (tab.page && mayLeave(tab)) tab.open(tab.page.window.location.href.slice(ORIGIN.length))
      return
    case 'back':
      return tab.page?.window.history.back()
    case 'logIn':
      if (tab.page) return
      world.logIn(step.as)
      // Nobody logs in in a hidden tab.
      tab.hiddenSinceMs = null
      return tab.open(tab.returnTo)
    case 'open':
      tab.draft = amountOf(tab)
      if (tab.page && mayLeave(tab)) tab.open(step.address)
      return
    case 'width':
      return tab.resize(step.width)
  }
}

/** Performs a step, and advances time. */
export async function perform(world: World, step: TimedStep) {
  world.note(describeStep(step))
  const isIdle = step.do === 'wait' || (step.do === 'calm' && world.network.weather === CALM)
  const acted = () => void (world.actedAtMs = isIdle ? world.actedAtMs : world.clock.passedMs)
  if ('tab' in step) ofTab(world, step)
  else if (step.do === 'openTab') world.openTab(step.width, step.address)
  else if (step.do === 'weather') world.network.weather = step.weather
  else if (step.do === 'calm') world.network.weather = CALM
  else if (step.do === 'down') world.network.weather = { fates: { lostBefore: 1 }, delayMs: [20, 40] }
  else if (step.do === 'clock') world.aheadMs += step.ms
  else if (step.do === 'sleep') await world.clock.sleep(step.ms)
  else if (step.do === 'price') world.movePrice(step.market, step.percent)
  else if (step.do === 'logOutElsewhere') world.endSession()
  // A click at waking comes before everything that was due.
  else if (step.do === 'doze') world.clock.passedMs += step.ms
  acted()
  if (step.do === 'doze') return
  await world.clock.pass(step.thenMs)
  if (step.do !== 'down') return
  world.network.weather = CALM
  acted()
}
