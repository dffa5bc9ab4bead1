import { useState } from 'react'
import { type Settings, printAddress } from '../address.ts'
import { SizeChoice, TileGroups, type TileSize } from '../export/contactSheet/TileGroups.tsx'
import { usePictures } from '../export/contactSheet/usePictures.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { screenPictureName } from './pictureName.ts'
import { choicesTitle, choiceCombinations } from './setup.ts'
import type { Area } from './types.ts'

const SCALES = { small: 0.25, medium: 0.45, large: 0.7 }

/** All screens of an area with all their choices, side by side. */
export function ScreenSheet({ area, settings }: { area: Area; settings: Settings }) {
  const pictures = usePictures()
  const [size, setSize] = useState<TileSize>('medium')
  const screens = Object.entries(area.screens)
  const tiles = screens.flatMap(([name, screen]) =>
    choiceCombinations(screen).map((choices) => {
      const place = { page: 'screen', area: area.name, screen: name, choices } as const
      return { address: printAddress({ place, settings }), picture: screenPictureName(place, screen, settings), title: screen.title, caption: choicesTitle(screen, choices) || screen.title }
    }),
  )

  return (
    <main className="sheet-page">
      <header className="machine-head">
        <div>
          <h1>{area.title}: all screens</h1>
          <p>
            {tiles.length} views of {screens.length} screens. Without pictures each comes alive when it is scrolled to; <code>npm run gallery:print</code> takes them.
          </p>
        </div>
        <div className="tools">
          <ViewMenu machine="" settings={settings} only="variants">
            <SizeChoice value={size} onChange={setSize} />
          </ViewMenu>
        </div>
      </header>
      {pictures && (
        // Other settings remount the tiles: their frames follow an address only when they load.
        <TileGroups key={`${area.name} ${settings.lang} ${settings.theme} ${settings.width} ${settings.texts}`} tiles={tiles} settings={settings} pictures={pictures} scale={SCALES[size]} />
      )}
    </main>
  )
}
