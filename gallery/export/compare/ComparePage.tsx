import '../contactSheet/contactSheet.css'
import { useState } from 'react'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import { type Settings, type PicturesPlace, printAddress } from '../../address.ts'
import { languageName } from '../../app/languageName.ts'
import { stillView } from '../../app/situations.ts'
import { stateTitle } from '../../app/titles.ts'
import { wayTitle } from '../../paths.ts'
import { tileOf } from '../contactSheet/parts.ts'
import { Tile } from '../contactSheet/Tile.tsx'
import { usePictures } from '../contactSheet/usePictures.ts'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { PicturesHead } from '../PicturesHead.tsx'

/** The compared variants of a view: each language, dark and light. */
const LOOKS = LANGUAGES.flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ lang, theme })))

/** One state as the trader sees it in every language and theme, at one moment and width. */
export function ComparePage({ chart, place, settings }: { chart: Chart; place: PicturesPlace; settings: Settings }) {
  const pictures = usePictures()
  const [alive, setAlive] = useState<string | null>(null)
  const { place: shown, paths, path = paths[0], scene, remark } = stillView(chart, place, settings)
  // The notes of the address are on the view itself.
  const still = { ...settings, scene, mode: 'still', notes: '' } as const
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
      {path && scene !== null && pictures && (
        // Another width or text reloads the frames.
        <div key={`${path.viewKey} ${settings.width} ${settings.texts} ${scene} ${settings.code}`} className="tiles scene">
          {LOOKS.map(({ lang, theme }) => {
            const caption = `${languageName(lang)}, ${theme}`
            return (
              <Tile
                key={caption}
                content={{ ...tileOf(chart, { scene, mode: 'still', paths: [path] }, path, { ...still, lang, theme }), caption }}
                settings={{ ...still, lang, theme }}
                pictures={pictures}
                scale={settings.width > 700 ? 0.7 : 1}
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
