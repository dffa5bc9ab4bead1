import type { Address, Place } from '../../address.ts'
import { pathTo, wayTitle } from '../../paths.ts'
import type { Chart } from '../../types.ts'
import { areas } from '../../screens/areas.ts'
import { choicesTitle, knownChoices, screenIn } from '../../screens/setup.ts'
import { languageName } from '../languageName.ts'
import { knownPaths } from '../situations.ts'
import { stateTitle } from '../titles.ts'

const PICTURES = { states: 'All states', variants: 'Languages and themes', path: 'Storyboard' }

/** 'Positions: A thousand' */
function screenTitle({ area, screen: name, choices }: Extract<Place, { page: 'screen' }>): string[] {
  const screen = screenIn(areas, area, name)?.screen
  return screen ? [[screen.title, choicesTitle(screen, knownChoices(screen, choices))].filter((part) => part !== '').join(': ')] : []
}

/** Title of the page for tab, history and bookmarks: 'Not paid: Payment failed · Activate or reset the balance · Polish, 390 px'. */
export function pageTitle({ place, settings }: Address, charts: readonly Chart[]): string {
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  const parts: string[] = []
  if (place.page === 'messages') parts.push('Messages')
  if (place.page === 'changes') parts.push('What changed')
  if (chart && place.page === 'pictures') parts.push(PICTURES[place.grid])
  const area = 'area' in place ? areas.find(({ name }) => name === place.area) : undefined
  if (place.page === 'screens') parts.push('All states')
  if (place.page === 'screen') parts.push(...screenTitle(place))
  if (area) parts.push(area.title, `${languageName(settings.lang)}, ${settings.width} px`)
  if (chart && 'state' in place) {
    const path = place.state === null ? undefined : pathTo(knownPaths(chart, settings.scene), place.state, place.by)
    const way = path && place.by !== null ? wayTitle(path) : null
    if (path) parts.push(`${stateTitle(chart, path.state)}${way === null ? '' : `: ${way}`}`)
    parts.push(chart.title, place.page === 'pictures' && place.grid === 'variants' ? `${settings.width} px` : `${languageName(settings.lang)}, ${settings.width} px`)
  }
  return [...parts, 'Gallery'].join(' · ')
}
