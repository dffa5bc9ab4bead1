import { LANGUAGES } from '../../src/constants/limits.ts'
import { type Settings, type PicturesPlace, printAddress } from '../address.ts'
import { languageName } from '../app/languageName.ts'
import { stillView } from '../app/situations.ts'
import { stateTitle } from '../app/titles.ts'
import { START, wayTitle } from '../paths.ts'
import type { Chart } from '../types.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { views } from '../views/views.ts'
import { picturedView, picturedViews, tileOf } from './contactSheet/pictured.ts'
import { Sheet } from './contactSheet/Sheet.tsx'
import { PicturesHead } from './PicturesHead.tsx'
import { StoryboardPage } from './storyboard/StoryboardPage.tsx'

interface Props {
  chart: Chart
  place: PicturesPlace
  settings: Settings
}

const SCALE = 0.7

/** All views of one machine, in all its scenes, side by side. */
function ByState({ chart, place, settings }: Props) {
  const view = views[chart.name]
  const pictured = view ? picturedViews(chart, view, settings.scene) : []
  const sections = [...Map.groupBy(pictured, ({ section }) => section)].map(([title, ofScene]) => ({ title, tiles: ofScene.map((one) => tileOf(one, settings)) }))
  return (
    <main className="sheet-page">
      <PicturesHead title={`${chart.title}: all states`} grid="states" about={place} settings={settings} tools={<ViewMenu machine={chart.name} settings={settings} only="variants" />}>
        <p>{pictured.length} views.</p>
      </PicturesHead>
      <Sheet sections={sections} scale={SCALE} />
    </main>
  )
}

/** One state as the trader sees it in every language and theme, at one moment and width. */
function ByVariant({ chart, place, settings }: Props) {
  const { place: shown, paths, path = paths[0], scene, remark } = stillView(chart, place, settings)
  const still = { ...settings, scene, mode: 'still' } as const
  const pictured = path && scene !== null ? picturedView(chart, { scene, mode: 'still', paths: [path] }, path) : null
  const variants = LANGUAGES.flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ ...still, lang, theme })))
  const tiles = pictured ? variants.map((variant) => ({ ...tileOf(pictured, variant), caption: `${languageName(variant.lang)}, ${variant.theme}` })) : []
  return (
    <main className="sheet-page">
      <PicturesHead
        title={path ? `${stateTitle(chart, path.state)}: ${wayTitle(path) ?? START}` : chart.title}
        grid="variants"
        about={place}
        settings={settings}
        tools={<ViewMenu machine={chart.name} settings={still} only="every language" />}
      >
        <p>
          <a href={printAddress({ place: shown, settings })}>{chart.title}</a>, in every language and theme. All are of one moment.
        </p>
      </PicturesHead>
      {remark !== null && <p role="alert" className="remark">{remark}</p>}
      <Sheet sections={[{ title: 'Languages and themes', tiles }]} scale={settings.width > 700 ? SCALE : 1} />
    </main>
  )
}

/** The views of a machine as pictures: all by state, one in every language and theme, or along the path to it. */
export function PicturesPage(props: Props) {
  const { grid } = props.place
  if (grid === 'variants') return <ByVariant {...props} />
  return grid === 'path' ? <StoryboardPage {...props} /> : <ByState {...props} />
}
