import { type Place, type Settings, printAddress } from '../../address.ts'
import { asTitle } from '../../chart/names.ts'
import type { Path } from '../../paths.ts'
import { areas } from '../../screens/areas.ts'
import { screenPictureName } from '../../screens/pictureName.ts'
import { choiceCombinations, choicesTitle } from '../../screens/setup.ts'
import type { Chart, View } from '../../types.ts'
import { captionOf, type Part, partsOf, placeIn } from './parts.ts'
import { pictureName, type Variant } from './pictures.ts'
import type { TileContent } from './Tile.tsx'

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

/** The view of a path in a scene. */
export function picturedView(chart: Chart, part: Part, path: Path): Pictured {
  const { scene, mode } = part
  const { title, by } = captionOf(chart, part, path)
  return { nameIn: (variant) => pictureName(chart.name, scene, path, variant), section: mode === 'running' ? 'Running' : asTitle(scene), title, caption: by, place: placeIn(part, chart.name, path), settings: { scene, mode } }
}

/** Every view of a machine, or those of one scene. */
export const picturedViews = (chart: Chart, view: View, scene: string | null = null): Pictured[] =>
  partsOf(chart, view, scene).flatMap((part) => part.paths.map((path) => picturedView(chart, part, path)))

/** It on a sheet. */
export const tileOf = ({ nameIn, title, caption, place, settings: own }: Pictured, settings: Settings): TileContent =>
  ({ address: printAddress({ place, settings: { ...settings, ...own } }), settings, picture: nameIn(settings), title, caption })

const picturedScreens = areas.flatMap(({ name, title: section, screens }) =>
  Object.entries(screens).flatMap(([screen, about]) =>
    choiceCombinations(about).map((choices): Pictured => {
      const place = { page: 'screen', area: name, screen, choices } as const
      return { nameIn: (variant) => screenPictureName(place, about, variant), section, title: about.title, caption: choicesTitle(about, choices), place, settings: {} }
    }),
  ),
)

/** Every view of every machine, and every screen. */
export const allPictured = (charts: readonly Chart[], views: Readonly<Record<string, View>>): Pictured[] => [
  ...charts.flatMap((chart) => {
    const view = views[chart.name]
    return view ? picturedViews(chart, view) : []
  }),
  ...picturedScreens,
]
