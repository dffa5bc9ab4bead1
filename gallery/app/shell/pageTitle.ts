import { type Address, languageName } from '../../address.ts'
import { pathTo, wayTitle } from '../../paths.ts'
import { areas } from '../../screens/areas.ts'
import { knownChoices, screenIn, screenTitle } from '../../screens/setup.ts'
import type { Chart } from '../../types.ts'
import { knownPaths } from '../situations.ts'
import { stateTitle } from '../titles.ts'

const PICTURES = { states: 'All states', variants: 'Languages and themes', path: 'Storyboard' }

/** Title of the page for tab, history and bookmarks: 'Not paid: Payment failed · Activate or reset the balance · Polish, 390 px'. */
export function pageTitle({ place, settings }: Address, charts: readonly Chart[]): string {
  const chart = 'machine' in place ? charts.find(({ name }) => name === place.machine) : undefined
  const parts: string[] = []
  if (place.page === 'messages') parts.push('Messages')
  if (place.page === 'changes') parts.push('What changed')
  if (chart && place.page === 'pictures') parts.push(PICTURES[place.grid])
  const area = 'area' in place ? areas.find(({ name }) => name === place.area) : undefined
  if (place.page === 'screens') parts.push('All states')
  const screen = 'screen' in place ? screenIn(areas, place.area, place.screen)?.screen : undefined
  if (place.page === 'looks') parts.push(PICTURES.variants)
  if (screen && 'choices' in place) parts.push(screenTitle(screen, knownChoices(screen, place.choices)))
  if (area) parts.push(area.title, `${languageName(settings.lang)}, ${settings.width} px`)
  if (chart && 'state' in place) {
    const path = place.state === null ? undefined : pathTo(knownPaths(chart, settings.scene), place.state, place.by)
    const way = path && place.by !== null ? wayTitle(path) : null
    if (path) parts.push(`${stateTitle(chart, path.state)}${way === null ? '' : `: ${way}`}`)
    parts.push(
      chart.title,
      place.page === 'pictures' && place.grid === 'variants'
        ? `${settings.width} px`
        : `${languageName(settings.lang)}, ${settings.width} px`,
    )
  }
  return [...parts, 'Gallery'].join(' · ')
}
