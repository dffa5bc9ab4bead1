import { type Place, type Settings, printAddress } from '../../address.ts'
import { stateTitle } from '../../app/titles.ts'
import { asTitle } from '../../chart/names.ts'
import { distinctViews, type Path, pathsOf, START, wayTitle } from '../../paths.ts'
import { screenVariants } from '../../screens/areas.ts'
import { type Choices, choicesTitle, SCREENS } from '../../screens/setup.ts'
import type { Area, Screen } from '../../screens/types.ts'
import type { Chart, View } from '../../types.ts'
import { pictureName, type Variant } from './pictures.ts'
import type { TileContent } from './Tile.tsx'

/** One scene of a machine on its sheet. */
export interface Part {
  /** Its name in the machine's view: 'activating'. */
  scene: string
  /** One path to each distinct view. */
  paths: Path[]
}

/** All scenes of a machine, or the requested one, each with its distinct views. */
export function partsOf(chart: Chart, view: View, requested: string | null = null): Part[] {
  const parts = Object.entries(view.scenes).map(([scene, { input }]) => ({
    scene,
    paths: distinctViews(pathsOf(chart, view, input)),
  }))
  const found = parts.filter(({ scene }) => scene === requested)
  return found.length > 0 ? found : parts
}

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
  settings: Partial<Pick<Settings, 'scene'>>
}

/** The view of a path in a scene. */
export const picturedView = (chart: Chart, scene: string, path: Path): Pictured => ({
  nameIn: (variant) => pictureName(`${chart.name}/${scene}`, path.state, path.by ?? 'the beginning', variant),
  section: asTitle(scene),
  title: stateTitle(chart, path.state),
  caption: wayTitle(path) ?? START,
  place: { page: 'machine', machine: chart.name, state: path.state, by: path.by },
  settings: { scene },
})

/** Every view of a machine, or those of one scene. */
export const picturedViews = (chart: Chart, view: View, scene: string | null = null): Pictured[] =>
  partsOf(chart, view, scene).flatMap((part) => part.paths.map((path) => picturedView(chart, part.scene, path)))

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
  const caption = choicesTitle(screen, choices)
  return {
    nameIn: (variant) => pictureName(`${SCREENS}/${area}`, name, caption || 'as it is', variant),
    section,
    title: screen.title,
    caption,
    place: { page: 'screen', area, screen: name, choices },
    settings: {},
  }
}

/** Every screen with every choice, or those of an area. */
export const picturedScreens = (ofArea?: Area): Pictured[] =>
  screenVariants
    .filter(({ area }) => ofArea === undefined || area === ofArea)
    .map(({ area, name, screen, choices }) => picturedScreen(area, name, screen, choices))

/** Every view of every machine, and every screen. */
export const allPictured = (charts: readonly Chart[], views: Readonly<Record<string, View>>): Pictured[] => [
  ...charts.flatMap((chart) => {
    const view = views[chart.name]
    return view ? picturedViews(chart, view) : []
  }),
  ...picturedScreens(),
]
