import { CALM, type Fate, type Weather } from './network.ts'
import { oneOf, type Random } from './random.ts'
import type { TimedStep } from './steps.ts'
import { controlName, nameOf, type Control, controlsOf } from './user.ts'
import type { World } from './world.ts'

/** Input for the next step: what is offered now. */
interface Scene {
  world: World
  tab: number
  roll: Random
}
/** One intended step; null if the page does not offer it. */
export type Act = (scene: Scene) => TimedStep | null

/** Name of the control, in both languages. */
export interface Target {
  role?: Control['role']
  says?: RegExp
  /** Selector of its container. */
  in?: string
  /** Index among several matches. Without it, any of them. */
  at?: 'first' | 'last'
}

type Times = readonly [least: number, most: number]
export const SOON: Times = [0, 300]
export const LATER: Times = [600, 3_500]
/** The deadline of a request and the checks after it. */
export const KNOWN: Times = [22_000, 36_000]
const within = (roll: Random, [least, most]: Times) => Math.round(least + roll() * (most - least))

/** A click on one of the fitting controls. */
export const pressOneOf =
  (fitting: (all: readonly Control[], roll: Random) => Control | null | undefined): Act =>
  ({ world, tab, roll }) => {
    const page = world.tabs[tab]?.page
    if (!page) return null
    const all = controlsOf(page.window)
    const chosen = fitting(all, roll)
    return chosen ? { do: 'press', tab, on: controlName(chosen, all), thenMs: 0 } : null
  }
export const press = ({ role, says, in: place, at }: Target, times: Times = [400, 1_500]): Act => {
  const pressed = pressOneOf((all, roll) => {
    const fitting = all.filter(
      ({ element, role: its }) =>
        (!role || its === role) && (!says || says.test(nameOf(element))) && (!place || element.closest(place)),
    )
    if (at === 'first' || fitting.length === 0) return fitting[0]
    return at === 'last' ? fitting.at(-1) : oneOf(roll, fitting)
  })
  return (scene) => {
    const step = pressed(scene)
    return step && { ...step, thenMs: within(scene.roll, times) }
  }
}
/** Twice, as in a double click. */
export const twice =
  (pressed: Act): Act =>
  (scene) => {
    const step = pressed(scene)
    return step?.do === 'press' ? { ...step, do: 'pressTwice' } : step
  }
/** Types into the field instead of a click on it. */
export const typed =
  (pressed: Act, textOf: (field: Control['role'], scene: Scene) => string): Act =>
  (scene) => {
    const step = pressed(scene)
    return step?.do === 'press' ? { ...step, do: 'type', text: textOf(step.on.role, scene), thenMs: 60 } : step
  }
export const write = (target: Target, texts: readonly string[]) =>
  typed(press({ role: 'textbox', ...target }), (_, { roll }) => oneOf(roll, texts))
/** Texts typed by each of the two users, so that the other's are recognised. */
export const writeOwn = (target: Target) =>
  typed(press({ role: 'textbox', ...target }), (_, { world: { persona, setting } }) =>
    persona === setting.persona ? '271828.18' : '314159.26',
  )
export const wait =
  (times: Times): Act =>
  ({ roll }) => ({ do: 'wait', thenMs: within(roll, times) })

export const weather = (changed: Weather): TimedStep => ({ do: 'weather', weather: changed, thenMs: 0 })
export const calm: Act = () => ({ do: 'calm', thenMs: 0 })
/** Outcome of every change from now on, while reads succeed. */
export const changes =
  (...fates: readonly Fate[]): Act =>
  ({ roll }) =>
    weather({ ...CALM, changes: { [oneOf(roll, fates)]: 1 } })
/** The same, and sometimes a read ends this way, too. */
export const reads =
  (share: number, ...fates: readonly Fate[]): Act =>
  ({ roll, world: { network } }) =>
    weather({
      ...network.weather,
      fates: { fine: 1 - share, [oneOf(roll, fates)]: share },
      changes: network.weather.changes ?? { fine: 1 },
    })
export const slow: Act = () => weather({ fates: { fine: 1 }, delayMs: [2_000, 7_000] })

export const tab =
  (what: 'hide' | 'show' | 'reload' | 'back' | 'offline' | 'online', times: Times = LATER): Act =>
  ({ world, tab: here, roll }) =>
    world.tabs[here]?.page ? { do: what, tab: here, thenMs: within(roll, times) } : null
/** The other user of the browser logs in. */
export const logInAsOther: Act = ({ world, tab: here, roll }) => {
  const { next, persona: first } = world.setting
  const as = world.persona === first ? next : first
  return world.tabs[here]?.page || !as ? null : { do: 'logIn', tab: here, as, thenMs: within(roll, LATER) }
}
/** The same user logs in again, or sometimes the other one. */
export const comeBack: Act = (scene) =>
  scene.roll() < 0.3 ? logInAsOther(scene) : { do: 'logIn', tab: scene.tab, thenMs: within(scene.roll, LATER) }
export const open =
  (address: string): Act =>
  ({ world, tab: here }) =>
    world.tabs[here]?.page ? { do: 'open', tab: here, address, thenMs: 3_500 } : null
export const second: Act = ({ world, tab: here }) =>
  world.tabs.length > 1
    ? null
    : { do: 'openTab', width: world.tabs[here]?.view.width ?? 1440, address: '/futures/market/BTC-USDC', thenMs: 3_000 }
/** The other of two tabs. */
export const inOther =
  (act: Act): Act =>
  (scene) =>
    scene.world.tabs.length > 1 ? act({ ...scene, tab: 1 - scene.tab }) : null
export const width: Act = ({ roll, tab: here }) => ({
  do: 'width',
  tab: here,
  width: oneOf(roll, [390, 768, 1440]),
  thenMs: 300,
})

export const sleep: Act = ({ roll }) => ({ do: 'sleep', ms: within(roll, [0, 3_600_000]), thenMs: 2_000 })
/** The device sleeps, and the first event after waking is a click. */
export const doze: Act = ({ roll }) => ({ do: 'doze', ms: within(roll, [15_000, 600_000]), thenMs: 0 })
/** The session is ended in another browser; this one notices with its next request. */
export const elsewhere =
  (thenMs: number): Act =>
  () => ({ do: 'logOutElsewhere', thenMs })
export const strike =
  (...keys: readonly string[]): Act =>
  ({ tab: here, roll }) => ({ do: 'key', tab: here, key: oneOf(roll, keys), thenMs: within(roll, [300, 1_200]) })
/** A random one. */
export const either =
  (...acts: readonly Act[]): Act =>
  (scene) =>
    oneOf(scene.roll, acts)(scene)
