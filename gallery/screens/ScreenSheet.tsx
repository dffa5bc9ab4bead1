import { type Settings, printAddress } from '../address.ts'
import { Sheet } from '../export/contactSheet/Sheet.tsx'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { screenPictureName } from './pictureName.ts'
import { choicesTitle, choicesOf } from './setup.ts'
import type { Area } from './types.ts'

const SCALE = 0.45

/** All screens of an area with all their choices, side by side. */
export function ScreenSheet({ area, settings }: { area: Area; settings: Settings }) {
  const screens = Object.entries(area.screens)
  const tiles = screens.flatMap(([name, screen]) =>
    choicesOf(screen).map((choices) => {
      const place = { page: 'screen', area: area.name, screen: name, choices } as const
      return { address: printAddress({ place, settings }), settings, picture: screenPictureName(place, screen, settings), title: screen.title, caption: choicesTitle(screen, choices) || screen.title }
    }),
  )
  return (
    <main className="sheet-page">
      <header className="machine-head">
        <div>
          <h1>{area.title}: all screens</h1>
          <p>
            {tiles.length} views of {screens.length} screens.
          </p>
        </div>
        <div className="tools">
          <ViewMenu machine="" settings={settings} only="variants" />
        </div>
      </header>
      <Sheet sections={[{ title: area.title, tiles }]} scale={SCALE} />
    </main>
  )
}
