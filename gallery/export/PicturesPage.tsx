import type { ComponentProps, ReactNode } from 'react'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { languageName, type Place, printAddress, type Settings } from '../address.ts'
import { PageHead, Warning } from '../app/controls.tsx'
import { stillView } from '../app/situations.ts'
import { stateTitle } from '../app/titles.ts'
import { START, wayTitle } from '../paths.ts'
import type { ScreenProps } from '../screens/ScreenPage.tsx'
import { knownChoices, screenTitle } from '../screens/setup.ts'
import type { Area } from '../screens/types.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { views } from '../views/views.ts'
import {
  type Pictured,
  picturedScreen,
  picturedScreens,
  picturedView,
  picturedViews,
  tileOf,
} from './contactSheet/pictured.ts'
import { Sheet } from './contactSheet/Sheet.tsx'
import { Grids, type PicturesProps } from './Grids.tsx'
import { StoryboardPage } from './storyboard/StoryboardPage.tsx'

/** Of a tile. */
const SCALE = 0.7
const SCREEN_SCALE = 0.45

/** The views of a machine as pictures: all by state, one in every language and theme, or along the path to it. */
export function PicturesPage(props: PicturesProps) {
  const { grid } = props.place
  if (grid === 'variants') return <ViewLooks {...props} />
  return grid === 'path' ? <StoryboardPage {...props} /> : <MachineSheet {...props} />
}

interface Props extends ComponentProps<typeof Sheet> {
  title: string
  about: ReactNode
  tools: ReactNode
  remark?: string | null
}

/** Pictures side by side below their title. */
const Pictures = ({ title, about, tools, remark = null, ...sheet }: Props) => (
  <main>
    <PageHead title={title} tools={tools}>
      <p>{about}</p>
    </PageHead>
    <Warning>{remark}</Warning>
    <Sheet {...sheet} />
  </main>
)

const bySection = (all: readonly Pictured[], settings: Settings) =>
  [...Map.groupBy(all, ({ section }) => section)].map(([title, ones]) => ({
    title,
    tiles: ones.map((one) => tileOf(one, settings)),
  }))

/** One view or screen in every language and theme, at one moment and width. */
const inEveryLook = (one: Pictured, settings: Settings) => [
  {
    title: 'Languages and themes',
    tiles: LANGUAGES.flatMap((lang) =>
      (['dark', 'light'] as const).map((theme) => ({
        ...tileOf(one, { ...settings, lang, theme }),
        title: languageName(lang),
        caption: theme,
      })),
    ),
  },
]
const aboutLooks = (of: string, place: Place, settings: Settings) => (
  <>
    <a href={printAddress({ place, settings })}>{of}</a>, in every language and theme. All are of one moment.
  </>
)

function MachineSheet({ chart, place, settings }: PicturesProps) {
  const view = views[chart.name]
  const all = view ? picturedViews(chart, view, settings.scene) : []
  return (
    <Pictures
      title={`${chart.title}: all states`}
      about={`${all.length} views.`}
      sections={bySection(all, settings)}
      scale={SCALE}
      tools={
        <>
          <Grids place={place} settings={settings} />
          <ViewMenu machine={chart.name} settings={settings} only="variants" />
        </>
      }
    />
  )
}

/** All screens of an area with all their choices. */
export function AreaSheet({ area, settings }: { area: Area; settings: Settings }) {
  const all = picturedScreens(area)
  return (
    <Pictures
      title={`${area.title}: all screens`}
      about={`${all.length} views.`}
      sections={bySection(all, settings)}
      scale={SCREEN_SCALE}
      tools={<ViewMenu machine="" settings={settings} only="variants" />}
    />
  )
}

function ViewLooks({ chart, place, settings }: PicturesProps) {
  const { place: shown, paths, path = paths[0], scene, remark } = stillView(chart, place, settings)
  const still = { ...settings, scene, mode: 'still' } as const
  return (
    <Pictures
      title={path ? `${stateTitle(chart, path.state)}: ${wayTitle(path) ?? START}` : chart.title}
      about={aboutLooks(chart.title, shown, settings)}
      sections={path && scene !== null ? inEveryLook(picturedView(chart, scene, path), still) : []}
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

/** One screen in every language and theme. */
export function ScreenLooks({ area, screen, place, settings }: ScreenProps) {
  const choices = knownChoices(screen, place.choices)
  return (
    <Pictures
      title={screenTitle(screen, choices)}
      about={aboutLooks(area.title, { ...place, page: 'screen' }, settings)}
      sections={inEveryLook(picturedScreen(area, place.screen, screen, choices), settings)}
      scale={settings.width > 700 ? SCREEN_SCALE : SCALE}
      tools={<ViewMenu machine="" settings={settings} only="every language" />}
    />
  )
}
