import { type Place, type Settings, printAddress } from '../../address.ts'
import { stateTitle } from '../../app/titles.ts'
import { asTitle } from '../../chart/names.ts'
import { distinctViews, type Path, pathsOf, START, wayTitle } from '../../paths.ts'
import { areas } from '../../screens/areas.ts'
import { type Choices, choicesOf, choicesTitle, screenPictureName } from '../../screens/setup.ts'
import type { Area, Screen } from '../../screens/types.ts'
import type { Chart, View } from '../../types.ts'
import { pictureName, type Variant } from './pictures.ts'
import type { TileContent } from './Tile.tsx'

/** One scene of a machine on its sheet. */
export interface Part {
  /** Its name in the machine's view: 'activating'. */
  scene: string
  /** Running if the scene differs only in the exchange's answers: then only the outcome is shown. */
  mode: 'still' | 'running'
  /** One path to each distinct view. */
  paths: Path[]
}

/** All scenes of a machine, or the requested one, each with its distinct views. */
export function partsOf(chart: Chart, view: View, requested: string | null = null): Part[] {
  const parts = Object.entries(view.scenes).map(([scene, { input, onlyRunning }]): Part => {
    const paths = distinctViews(pathsOf(chart, view, input))
    return onlyRunning === true ? { scene, mode: 'running', paths: paths.slice(0, 1) } : { scene, mode: 'still', paths }
  })
  const found = parts.filter(({ scene }) => scene === requested)
  return found.length > 0 ? found : parts
}

/** The address of a view; a running scene has no state, since the exchange's answers change it. */
export const placeIn = ({ mode }: Part, machine: string, { state, by }: Path): Place => ({
  page: 'machine',
  machine,
  state: mode === 'running' ? null : state,
  by,
})

/** A view or a screen, of which there is a picture in every variant. */
export interface Pictured {
  /** The name of its picture. */
  nameIn: (variant: Variant) => string
  /** Its scene or area. */
  section: string
  /** Its state or screen. */
  title: string
  /** What distinguishes it from others of its title; '' if nothing does. */
  caption: string
  place: Place
  settings: Partial<Pick<Settings, 'scene' | 'mode'>>
}

/** The view of a path in a scene. Of a running one, the outcome is shown. */
export function picturedView(chart: Chart, part: Part, path: Path): Pictured {
  const { scene, mode } = part
  const words =
    mode === 'running'
      ? { section: 'Running', title: asTitle(scene), caption: 'As the exchange answers' }
      : { section: asTitle(scene), title: stateTitle(chart, path.state), caption: wayTitle(path) ?? START }
  return {
    ...words,
    nameIn: (variant) => pictureName(chart.name, scene, path, variant),
    place: placeIn(part, chart.name, path),
    settings: { scene, mode },
  }
}

/** Every view of a machine, or those of one scene. */
export const picturedViews = (chart: Chart, view: View, scene: string | null = null): Pictured[] =>
  partsOf(chart, view, scene).flatMap((part) => part.paths.map((path) => picturedView(chart, part, path)))

/** It on a sheet. */
export const tileOf = (
  { nameIn, title, caption, place, settings: own }: Pictured,
  settings: Settings,
): TileContent => ({
  address: printAddress({ place, settings: { ...settings, ...own } }),
  settings,
  picture: nameIn(settings),
  title,
  caption: caption || title,
})

/** A screen in one of its settings. */
export function picturedScreen(
  { name: area, title: section }: Area,
  name: string,
  screen: Screen,
  choices: Choices,
): Pictured {
  const place = { page: 'screen', area, screen: name, choices } as const
  return {
    nameIn: (variant) => screenPictureName(place, screen, variant),
    section,
    title: screen.title,
    caption: choicesTitle(screen, choices),
    place,
    settings: {},
  }
}

/** The screens of an area with every choice. */
export const picturedArea = (area: Area): Pictured[] =>
  Object.entries(area.screens).flatMap(([name, screen]) =>
    choicesOf(screen).map((choices) => picturedScreen(area, name, screen, choices)),
  )

/** Every screen with every choice, in the order of the areas. */
export const picturedScreens = areas.flatMap(picturedArea)

/** Every view of every machine, and every screen. */
export const allPictured = (charts: readonly Chart[], views: Readonly<Record<string, View>>): Pictured[] => [
  ...charts.flatMap((chart) => {
    const view = views[chart.name]
    return view ? picturedViews(chart, view) : []
  }),
  ...picturedScreens,
]
