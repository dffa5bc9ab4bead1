import { type Address, languageName } from '../../address.ts'
import { pathTo, wayTitle } from '../../paths.ts'
import { areas } from '../../screens/areas.ts'
import { knownChoices, screenIn, screenTitle } from '../../screens/setup.ts'
import type { Chart } from '../../types.ts'
import { knownPaths } from '../situations.ts'
import { stateTitle } from '../titles.ts'

const GRIDS = { states: 'All states', variants: 'Languages and themes', path: 'Storyboard' }
const PAGES = { messages: 'Messages', changes: 'What changed', screens: GRIDS.states, looks: GRIDS.variants }

/** Title of the page for tab, history and bookmarks: 'Not paid: Payment failed · Activate or reset the balance · Polish, 390 px'. */
export function pageTitle({ place, settings }: Address, charts: readonly Chart[]): string {
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  const area = 'area' in place ? areas.find(({ name }) => name === place.area) : undefined
  const screen = 'screen' in place ? screenIn(areas, place.area, place.screen)?.screen : undefined
  const isState = chart && 'state' in place && place.state !== null
  const path = isState ? pathTo(knownPaths(chart, settings.scene), place.state, place.by) : undefined
  const way = path && place.page !== 'start' && 'by' in place && place.by !== null ? wayTitle(path) : null
  const parts = [
    place.page in PAGES && PAGES[place.page as keyof typeof PAGES], // asked just now
    chart && 'grid' in place && GRIDS[place.grid],
    screen && 'choices' in place && screenTitle(screen, knownChoices(screen, place.choices)),
    chart && path && [stateTitle(chart, path.state), way].filter((part) => part !== null).join(': '),
    chart?.title ?? area?.title,
    (chart ?? area) && `${languageName(settings.lang)}, ${settings.width} px`,
    'Gallery',
  ]
  return parts.filter(Boolean).join(' · ')
}
