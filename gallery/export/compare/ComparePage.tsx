import { LANGUAGES } from '../../../src/constants/limits.ts'
import { type Settings, type PicturesPlace, printAddress } from '../../address.ts'
import { languageName } from '../../app/languageName.ts'
import { stillView } from '../../app/situations.ts'
import { stateTitle } from '../../app/titles.ts'
import { wayTitle } from '../../paths.ts'
import { tileOf } from '../contactSheet/parts.ts'
import { Sheet } from '../contactSheet/Sheet.tsx'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { PicturesHead } from '../PicturesHead.tsx'

/** One state as the trader sees it in every language and theme, at one moment and width. */
export function ComparePage({ chart, place, settings }: { chart: Chart; place: PicturesPlace; settings: Settings }) {
  const { place: shown, paths, path = paths[0], scene, remark } = stillView(chart, place, settings)
  // The notes of the address are on the view itself.
  const still = { ...settings, scene, mode: 'still', notes: '' } as const
  const tileIn = (lang: Settings['lang'], theme: Settings['theme']) =>
    path && scene !== null ? { ...tileOf(chart, { scene, mode: 'still', paths: [path] }, path, { ...still, lang, theme }), caption: `${languageName(lang)}, ${theme}` } : []
  const tiles = LANGUAGES.flatMap((lang) => (['dark', 'light'] as const).flatMap((theme) => tileIn(lang, theme)))
  return (
    <main className="sheet-page">
      <PicturesHead
        title={path ? `${stateTitle(chart, path.state)}: ${wayTitle(path) ?? 'where it begins'}` : chart.title}
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
      <Sheet sections={[{ title: 'Languages and themes', tiles }]} scale={settings.width > 700 ? 0.7 : 1} />
    </main>
  )
}
