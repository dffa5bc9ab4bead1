import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/constants/limits.ts'
import { type Address, type Place, WIDTHS } from '../../address.ts'
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
  ['[', 'Fold the list, and unfold it'],
  ['?', 'This list'],
] as const

/** The states or screens in the order of the list, and the present one's place among them; before the first if there is none. */
function inList(place: Place): { all: Place[]; at: number } {
  if ('area' in place) {
    const page = place.page === 'looks' ? 'looks' : 'screen'
    const all = areas.flatMap((area) =>
      Object.keys(area.screens).map((screen) => ({ page, area: area.name, screen, choices: {} }) as const),
    )
    const isHere = (one: (typeof all)[number]) =>
      one.area === place.area && (!('screen' in place) || one.screen === place.screen)
    return { all, at: all.findIndex(isHere) - ('screen' in place ? 0 : 1) }
  }
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  if (!('machine' in place) || !chart || ('grid' in place && place.grid === 'states')) return { all: [], at: -1 }
  const all = leavesOf(chart).map(({ path }) => ({ ...place, state: path, by: null }))
  return { all, at: all.findIndex(({ state }) => state === place.state) }
}

function step({ place, settings }: Address, by: 1 | -1) {
  const { all, at } = inList(place)
  const next = all[Math.max(0, at + by)]
  if (next) go(next, settings)
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
