import '../export/contactSheet/contactSheet.css'
import { useState } from 'react'
import type { Knobs } from '../address.ts'
import { Segmented } from '../app/Segmented.tsx'
import { usePictures } from '../export/contactSheet/usePictures.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { ScreenTile } from './ScreenTile.tsx'
import { choicesName, variantsOf } from './setup.ts'
import type { Area } from './types.ts'

const SCALES = { small: 0.25, medium: 0.45, large: 0.7 }
type Size = keyof typeof SCALES

/** All screens of an area with all their choices, side by side. */
export function ScreenSheet({ area, knobs }: { area: Area; knobs: Knobs }) {
  const pictures = usePictures()
  const [size, setSize] = useState<Size>('medium')
  // One at a time: each is a whole app.
  const [alive, setAlive] = useState<string | null>(null)
  const all = Object.entries(area.screens).map(([name, screen]) => ({ name, screen, variants: variantsOf(screen) }))

  return (
    <main className="sheet-page">
      <header className="machine-head">
        <div>
          <h1>{area.title}: all screens</h1>
          <p>
            {all.reduce((sum, { variants }) => sum + variants.length, 0)} views of {all.length} screens. Without pictures each comes alive when it is scrolled to; <code>npm run gallery:print</code> takes them.
          </p>
        </div>
        <div className="tools">
          <ViewMenu machine="" knobs={knobs} only="looks">
            <Segmented isNamed label="Size" choices={{ small: 'Small', medium: 'Medium', large: 'Large' }} value={size} onChange={setSize} />
          </ViewMenu>
        </div>
      </header>
      {pictures && (
        // Other knobs remount the tiles: their frames follow an address only when they load.
        <div className="scene" key={`${area.name} ${knobs.lang} ${knobs.theme} ${knobs.width} ${knobs.texts}`}>
          {all.map(({ name, screen, variants }) => (
            <section key={name} aria-label={screen.title} className="state-tiles">
              <h3>{screen.title}</h3>
              <div className="tiles">
                {variants.map((choices) => {
                  const key = `${name} ${choicesName(screen, choices)}`
                  const place = { page: 'screen', area: area.name, screen: name, choices } as const
                  return <ScreenTile key={key} screen={screen} place={place} knobs={knobs} pictures={pictures} scale={SCALES[size]} isAlive={alive === key} onWake={(isAlive) => setAlive(isAlive ? key : null)} />
                })}
              </div>
            </section>
          ))}
        </div>
      )}
    </main>
  )
}
