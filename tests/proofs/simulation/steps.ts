import type { Persona } from '../../../sandbox/engine/personas.ts'
import { CALM, type Weather } from './network.ts'
import { ORIGIN, type Tab } from './tab.ts'
import { find, type ControlName, controlsOf, press, pressKey, type } from './user.ts'
import type { World } from './world.ts'

/** One event. It names its target, so that leaving it out changes no other. */
type Step =
  | { do: 'press' | 'pressTwice'; tab: number; on: ControlName }
  | { do: 'type'; tab: number; on: ControlName; text: string }
  | { do: 'key'; tab: number; key: string }
  | { do: 'offline' | 'online' | 'hide' | 'show' | 'reload' | 'back'; tab: number }
  /** As the previous user, or as another one. */
  | { do: 'logIn'; tab: number; as?: Persona }
  | { do: 'open'; tab: number; address: string }
  | { do: 'width'; tab: number; width: number }
  | { do: 'openTab'; width: number; address: string }
  | { do: 'weather'; weather: Weather }
  | { do: 'sleep' | 'doze'; ms: number }
  | { do: 'price'; market: string; percent: number }
  | { do: 'logOutElsewhere' | 'calm' | 'wait' }
export type TimedStep = Step & { thenMs: number }

/** Opens an address, if the page may be left. */
function leaveFor(tab: Tab, addressIn: (location: Location) => string) {
  if (!tab.page) return
  const { window } = tab.page
  if (window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }))) tab.open(addressIn(window.location))
}

function operate(tab: Tab, step: Extract<Step, { on: ControlName }>) {
  if (!tab.page) return
  const { window } = tab.page
  const element = find(step.on, controlsOf(window))
  tab.pressed = element
  if (!element) return
  tab.world.guarded(tab, () => {
    if (step.do === 'type') return type(window, element, step.text)
    press(window, element)
    if (step.do === 'pressTwice') press(window, element)
  })
}

function ofTab(world: World, step: Extract<Step, { tab: number }>) {
  const tab = world.tabs[step.tab]
  if (!tab) return
  switch (step.do) {
    case 'press':
    case 'pressTwice':
    case 'type':
      return operate(tab, step)
    case 'key':
      if (tab.page) pressKey(tab.page.window, step.key)
      return
    case 'offline':
    case 'online':
      tab.isOnline = step.do === 'online'
      return tab.tell('window', step.do)
    case 'hide':
    case 'show':
      tab.isHidden = step.do === 'hide'
      return tab.tell('document', 'visibilitychange')
    case 'reload':
      return leaveFor(tab, ({ href }) => href.slice(ORIGIN.length))
    case 'back':
      return tab.page?.window.history.back()
    case 'logIn':
      if (tab.page) return
      world.logIn(step.as)
      // Nobody logs in in a hidden tab.
      tab.isHidden = false
      return tab.open(tab.returnTo)
    case 'open':
      return leaveFor(tab, () => step.address)
    case 'width':
      return tab.resize(step.width)
  }
}

/** Performs a step, and advances time. */
export async function perform(world: World, step: TimedStep) {
  world.note(JSON.stringify(step))
  const { network, clock } = world
  const isIdle = step.do === 'wait' || (step.do === 'calm' && network.weather === CALM)
  if ('tab' in step) ofTab(world, step)
  else if (step.do === 'openTab') world.openTab(step.width, step.address)
  else if (step.do === 'weather') network.weather = step.weather
  else if (step.do === 'calm') network.weather = CALM
  else if (step.do === 'sleep') await clock.sleep(step.ms)
  // A click at waking comes before everything that was due.
  else if (step.do === 'doze') clock.passedMs += step.ms
  else if (step.do === 'price') world.movePrice(step.market, step.percent)
  else if (step.do === 'logOutElsewhere') world.exchange.logOut(world.token)
  if (!isIdle) world.actedAtMs = clock.passedMs
  if (step.do !== 'doze') await clock.pass(step.thenMs)
}
