import '../contactSheet/contactSheet.css'
import './compare.css'
import { useState } from 'react'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import { type Knobs, type PicturesPlace, printAddress } from '../../address.ts'
import { languageName } from '../../app/languageName.ts'
import { Remark } from '../../app/Remark.tsx'
import { knownPaths, shownScene } from '../../app/situations.ts'
import { whatIsShown } from '../../app/shell/whatIsShown.ts'
import { machineTitle, stateTitle } from '../../app/words.ts'
import { pathTo, wayTitle } from '../../paths.ts'
import { tileOf } from '../contactSheet/parts.ts'
import { Tile } from '../contactSheet/Tile.tsx'
import { usePictures } from '../contactSheet/usePictures.ts'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { PicturesHead } from '../PicturesHead.tsx'

/** What a view is compared in: each language, dark and light. */
const LOOKS = LANGUAGES.flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ lang, theme })))

/** One state as the trader sees it in every language and theme, at one moment and width. */
export function ComparePage({ chart, place, knobs }: { chart: Chart; place: PicturesPlace; knobs: Knobs }) {
  const pictures = usePictures()
  const [alive, setAlive] = useState<string | null>(null)
  const scene = shownScene(chart, knobs.scene, place.state)
  const paths = knownPaths(chart, scene)
  const { place: shown, remark, nearest } = whatIsShown(chart, { ...place, page: 'machine' }, paths, knobs.names)
  const path = pathTo(paths, shown.state, shown.by) ?? paths[0]
  // The notes of the address are on the view itself.
  const still = { ...knobs, scene, mode: 'still', notes: '' } as const
  return (
    <main className="sheet-page compare-page">
      <PicturesHead
        title={path ? `${stateTitle(chart, path.state, knobs.names)}: ${wayTitle(path) ?? 'where it begins'}` : machineTitle(chart, knobs.names)}
        grid="looks"
        about={place}
        knobs={knobs}
        tools={<ViewMenu machine={chart.name} knobs={still} only="every language" />}
      >
        <p>
          <a href={printAddress({ place: shown, knobs })}>{machineTitle(chart, knobs.names)}</a>, in every language and theme. All are of one moment.
        </p>
      </PicturesHead>
      {remark !== null && <Remark chart={chart} remark={remark} nearest={nearest} knobs={knobs} />}
      {path && scene !== null && pictures && (
        // Another width or text loads the frames anew.
        <div key={`${path.viewKey} ${knobs.width} ${knobs.texts} ${scene} ${knobs.code}`} className="tiles compared">
          {LOOKS.map(({ lang, theme }) => {
            const caption = `${languageName(lang)}, ${theme}`
            return (
              <Tile
                key={caption}
                content={{ ...tileOf(chart, { scene, mode: 'still', paths: [path] }, path, { ...still, lang, theme }), caption }}
                knobs={{ ...still, lang, theme }}
                pictures={pictures}
                scale={knobs.width > 700 ? 0.7 : 1}
                isAlive={alive === caption}
                onWake={(isAlive) => setAlive(isAlive ? caption : null)}
              />
            )
          })}
        </div>
      )}
    </main>
  )
}
