import type { ReactNode } from 'react'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { languageName, type Settings, printAddress } from '../address.ts'
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

interface AllProps {
  title: string
  pictured: readonly Pictured[]
  settings: Settings
  scale: number
  tools: ReactNode
}

/** All views of a machine or an area, side by side. */
const All = ({ title, pictured, settings, scale, tools }: AllProps) => (
  <main>
    <PageHead title={title} tools={tools}>
      <p>{pictured.length} views.</p>
    </PageHead>
    <Sheet
      sections={[...Map.groupBy(pictured, ({ section }) => section)].map(([section, ones]) => ({
        title: section,
        tiles: ones.map((one) => tileOf(one, settings)),
      }))}
      scale={scale}
    />
  </main>
)

function MachineSheet({ chart, place, settings }: PicturesProps) {
  const view = views[chart.name]
  return (
    <All
      title={`${chart.title}: all states`}
      pictured={view ? picturedViews(chart, view, settings.scene) : []}
      settings={settings}
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
export const AreaSheet = ({ area, settings }: { area: Area; settings: Settings }) => (
  <All
    title={`${area.title}: all screens`}
    pictured={picturedScreens(area)}
    settings={settings}
    scale={SCREEN_SCALE}
    tools={<ViewMenu machine="" settings={settings} only="variants" />}
  />
)

interface LooksProps extends Omit<AllProps, 'pictured'> {
  /** Its machine or area, and the address of the view itself. */
  of: string
  href: string
  pictured: Pictured | null
  remark: string | null
}

/** One view or screen in every language and theme, at one moment and width. */
function Looks({ title, of, href, pictured, settings, scale, tools, remark }: LooksProps) {
  const variants = LANGUAGES.flatMap((lang) =>
    (['dark', 'light'] as const).map((theme) => ({ ...settings, lang, theme })),
  )
  const tiles = variants.flatMap((variant) =>
    pictured ? { ...tileOf(pictured, variant), title: languageName(variant.lang), caption: variant.theme } : [],
  )
  return (
    <main>
      <PageHead title={title} tools={tools}>
        <p>
          <a href={href}>{of}</a>, in every language and theme. All are of one moment.
        </p>
      </PageHead>
      <Warning>{remark}</Warning>
      <Sheet sections={[{ title: 'Languages and themes', tiles }]} scale={scale} />
    </main>
  )
}

function ViewLooks({ chart, place, settings }: PicturesProps) {
  const { place: shown, paths, path = paths[0], scene, remark } = stillView(chart, place, settings)
  const still = { ...settings, scene, mode: 'still' } as const
  return (
    <Looks
      title={path ? `${stateTitle(chart, path.state)}: ${wayTitle(path) ?? START}` : chart.title}
      of={chart.title}
      href={printAddress({ place: shown, settings })}
      pictured={path && scene !== null ? picturedView(chart, scene, path) : null}
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

/** One screen in every language and theme. */
export function ScreenLooks({ area, screen, place, settings }: ScreenProps) {
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
      remark={null}
    />
  )
}
