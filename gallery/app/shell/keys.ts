import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/constants/limits.ts'
import { type Address, WIDTHS } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { leavesOf } from '../../paths.ts'
import { areas } from '../../screens/areas.ts'
import { go, turn } from './useAddress.ts'

/** The keys and their actions. */
export const KEYS = [
  ['/', 'Search; Enter opens the first hit, arrows go through them'],
  ['J', 'Next state or screen'],
  ['K', 'State or screen before'],
  [`1 – ${WIDTHS.length}`, `Width ${WIDTHS.join(', ')}`],
  ['L', 'English or Polish'],
  ['D', 'Dark or light'],
  ['F', 'Of a flow: the chart alone, and back'],
  ['V', 'Of a flow: the view alone, and back'],
  ['0', 'Of a chart: the whole, then this state'],
  ['+ −', 'Of a chart: its scale'],
  ['[', 'Fold the list, and unfold it'],
  ['?', 'This list'],
] as const

/** Goes to the screen that many places further in the list, from the last of an area to the first of the next. */
function stepScreen({ place, settings }: Address, by: 1 | -1) {
  const all = areas.flatMap((area) => Object.keys(area.screens).map((screen) => ({ area: area.name, screen })))
  const at =
    'screen' in place
      ? all.findIndex(({ area, screen }) => area === place.area && screen === place.screen)
      : all.findIndex(({ area }) => 'area' in place && area === place.area) - (by > 0 ? 1 : 0)
  const next = all[at + by]
  if (next) go({ page: place.page === 'looks' ? 'looks' : 'screen', ...next, choices: {} }, settings)
}

/** Goes to the state that many places further in the list. */
function step(address: Address, by: 1 | -1) {
  const { place, settings } = address
  if ('area' in place) return stepScreen(address, by)
  if (!('machine' in place)) return
  const chart = charts.find(({ name }) => name === place.machine)
  if (!chart || (place.page === 'pictures' && place.grid === 'states')) return
  const states = leavesOf(chart).map(({ path }) => path)
  const at = place.state === null ? -1 : states.indexOf(place.state)
  const state = states[at < 0 && by < 0 ? states.length - 1 : Math.min(states.length - 1, Math.max(0, at + by))]
  if (state !== undefined) go({ ...place, state, by: null }, settings)
}

/** Actions of the keys on the current page, without those of the sidebar and the dialogs. */
export function keysAt(address: Address): Record<string, () => void> {
  const { settings } = address
  const room = (one: 'chart' | 'view') => () => turn({ room: settings.room === one ? 'both' : one })
  return {
    j: () => step(address, 1),
    k: () => step(address, -1),
    ...Object.fromEntries(WIDTHS.map((width, index) => [String(index + 1), () => turn({ width })])),
    l: () => turn({ lang: LANGUAGES[(LANGUAGES.indexOf(settings.lang) + 1) % LANGUAGES.length] ?? DEFAULT_LANGUAGE }),
    d: () => turn({ theme: settings.theme === 'dark' ? 'light' : 'dark' }),
    ...(address.place.page === 'machine' && { f: room('chart'), v: room('view') }),
  }
}
