import type { ReactNode } from 'react'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { languageName, type Settings, type PicturesPlace, printAddress, type ScreenPlace } from '../address.ts'
import { PageHead } from '../app/controls.tsx'
import { stillView } from '../app/situations.ts'
import { stateTitle } from '../app/titles.ts'
import { START, wayTitle } from '../paths.ts'
import { knownChoices, screenTitle } from '../screens/setup.ts'
import type { Area, Screen } from '../screens/types.ts'
import type { Chart } from '../types.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { views } from '../views/views.ts'
import {
  type Pictured,
  picturedArea,
  picturedScreen,
  picturedView,
  picturedViews,
  tileOf,
} from './contactSheet/pictured.ts'
import { Sheet } from './contactSheet/Sheet.tsx'
import { Grids } from './Grids.tsx'
import { StoryboardPage } from './storyboard/StoryboardPage.tsx'

interface Props {
  chart: Chart
  place: PicturesPlace
  settings: Settings
}

/** Of a tile. */
const SCALE = 0.7
const SCREEN_SCALE = 0.45

/** All views of one machine, in all its scenes, side by side. */
function ByState({ chart, place, settings }: Props) {
  const view = views[chart.name]
  const pictured = view ? picturedViews(chart, view, settings.scene) : []
  const sections = [...Map.groupBy(pictured, ({ section }) => section)].map(([title, ofScene]) => ({
    title,
    tiles: ofScene.map((one) => tileOf(one, settings)),
  }))
  return (
    <main>
      <PageHead
        title={`${chart.title}: all states`}
        tools={
          <>
            <Grids place={place} settings={settings} />
            <ViewMenu machine={chart.name} settings={settings} only="variants" />
          </>
        }
      >
        <p>{pictured.length} views.</p>
      </PageHead>
      <Sheet sections={sections} scale={SCALE} />
    </main>
  )
}

/** One view or screen in every language and theme, at one moment and width. */
function Looks({
  title,
  of,
  href,
  pictured,
  settings,
  scale,
  tools,
  remark = null,
}: {
  title: string
  of: string
  href: string
  pictured: Pictured | null
  settings: Settings
  scale: number
  tools: ReactNode
  remark?: string | null
}) {
  const variants = LANGUAGES.flatMap((lang) =>
    (['dark', 'light'] as const).map((theme) => ({ ...settings, lang, theme })),
  )
  const tiles = pictured
    ? variants.map((variant) => ({
        ...tileOf(pictured, variant),
        caption: `${languageName(variant.lang)}, ${variant.theme}`,
      }))
    : []
  return (
    <main>
      <PageHead title={title} tools={tools}>
        <p>
          <a href={href}>{of}</a>, in every language and theme. All are of one moment.
        </p>
      </PageHead>
      {remark !== null && (
        <p role="alert" className="bg-warn-soft px-4 py-2 text-warn">
          {remark}
        </p>
      )}
      <Sheet sections={[{ title: 'Languages and themes', tiles }]} scale={scale} />
    </main>
  )
}

function ByVariant({ chart, place, settings }: Props) {
  const { place: shown, paths, path = paths[0], scene, remark } = stillView(chart, place, settings)
  const still = { ...settings, scene, mode: 'still' } as const
  return (
    <Looks
      title={path ? `${stateTitle(chart, path.state)}: ${wayTitle(path) ?? START}` : chart.title}
      of={chart.title}
      href={printAddress({ place: shown, settings })}
      pictured={path && scene !== null ? picturedView(chart, { scene, mode: 'still', paths: [path] }, path) : null}
      settings={still}
      scale={settings.width > 700 ? SCALE : 1}
      tools={
        <>
          <Grids place={place} settings={settings} />
          <ViewMenu machine={chart.name} settings={still} only="every language" />
        </>
      }
      remark={remark}
    />
  )
}

/** The views of a machine as pictures: all by state, one in every language and theme, or along the path to it. */
export function PicturesPage(props: Props) {
  const { grid } = props.place
  if (grid === 'variants') return <ByVariant {...props} />
  return grid === 'path' ? <StoryboardPage {...props} /> : <ByState {...props} />
}

/** All screens of an area with all their choices, side by side. */
export function AreaSheet({ area, settings }: { area: Area; settings: Settings }) {
  const tiles = picturedArea(area).map((one) => tileOf(one, settings))
  return (
    <main>
      <PageHead
        title={`${area.title}: all screens`}
        tools={<ViewMenu machine="" settings={settings} only="variants" />}
      >
        <p>
          {tiles.length} views of {Object.keys(area.screens).length} screens.
        </p>
      </PageHead>
      <Sheet sections={[{ title: area.title, tiles }]} scale={SCREEN_SCALE} />
    </main>
  )
}

/** One screen in every language and theme. */
export function ScreenLooks({
  area,
  screen,
  place,
  settings,
}: {
  area: Area
  screen: Screen
  place: ScreenPlace
  settings: Settings
}) {
  const choices = knownChoices(screen, place.choices)
  return (
    <Looks
      title={screenTitle(screen, choices)}
      of={area.title}
      href={printAddress({ place: { ...place, page: 'screen' }, settings })}
      pictured={picturedScreen(area, place.screen, screen, choices)}
      settings={settings}
      scale={settings.width > 700 ? SCREEN_SCALE : SCALE}
      tools={<ViewMenu machine="" settings={settings} only="every language" />}
    />
  )
}
