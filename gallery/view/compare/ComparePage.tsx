import '../../export/sheet/sheet.css'
import './compare.css'
import { useState } from 'react'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import { type Knobs, type Place, printAddress } from '../../address.ts'
import { languageName } from '../../app/languageName.ts'
import { Remark } from '../../app/Remark.tsx'
import { knownPaths, shownScene } from '../../app/situations.ts'
import { turn } from '../../app/shell/useAddress.ts'
import { whatIsShown } from '../../app/shell/whatIsShown.ts'
import { machineTitle, stateTitle } from '../../app/words.ts'
import { pathTo, wayTitle } from '../../paths.ts'
import { Tile } from '../../export/sheet/Tile.tsx'
import { usePictures } from '../../export/sheet/usePictures.ts'
import type { Chart } from '../../types.ts'
import { Knobs as KnobBar } from '../Knobs.tsx'

/** What a view is compared in: each language, dark and light. */
const LOOKS = LANGUAGES.flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ lang, theme })))

/** One state as the trader sees it in every language and theme, at one moment and width. */
export function ComparePage({ chart, place, knobs }: { chart: Chart; place: Extract<Place, { page: 'compare' }>; knobs: Knobs }) {
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
      <header className="machine-head">
        <h1>{path ? `${stateTitle(chart, path.state, knobs.names)}: ${wayTitle(path) ?? 'where it begins'}` : machineTitle(chart, knobs.names)}</h1>
        <p>
          <a href={printAddress({ place: shown, knobs })}>{machineTitle(chart, knobs.names)}</a>, in every language and theme. All are of one moment.
        </p>
      </header>
      <div className="sheet-knobs">
        <KnobBar machine={chart.name} knobs={still} onTurn={turn} only="every language" />
      </div>
      {remark !== null && <Remark chart={chart} remark={remark} nearest={nearest} knobs={knobs} />}
      {path && scene !== null && pictures && (
        // Another width or text loads the frames anew.
        <div key={`${path.viewKey} ${knobs.width} ${knobs.texts} ${scene} ${knobs.code}`} className="tiles compared">
          {LOOKS.map(({ lang, theme }) => {
            const caption = `${languageName(lang)}, ${theme}`
            return (
              <Tile
                key={caption}
                chart={chart}
                part={{ scene, mode: 'still', paths: [path] }}
                path={path}
                knobs={{ ...still, lang, theme }}
                pictures={pictures}
                scale={knobs.width > 700 ? 0.7 : 1}
                caption={caption}
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
