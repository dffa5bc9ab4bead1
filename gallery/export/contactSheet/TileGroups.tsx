import './contactSheet.css'
import { useState } from 'react'
import type { Settings } from '../../address.ts'
import { Segmented } from '../../app/Segmented.tsx'
import type { Pictures } from './pictures.ts'
import { Tile, type TileContent } from './Tile.tsx'

export type TileSize = 'small' | 'medium' | 'large'

export const SizeChoice = ({ value, onChange }: { value: TileSize; onChange: (size: TileSize) => void }) => (
  <Segmented isNamed label="Size" choices={{ small: 'Small', medium: 'Medium', large: 'Large' }} value={value} onChange={onChange} />
)

/** Tiles side by side under their titles. */
export function TileGroups({ tiles, settings, pictures, scale }: { tiles: readonly TileContent[]; settings: Settings; pictures: Pictures; scale: number }) {
  // One at a time: each is a whole app.
  const [alive, setAlive] = useState<string | null>(null)
  return (
    <div className="scene">
      {[...Map.groupBy(tiles, ({ title }) => title)].map(([title, ofTitle]) => (
        <section key={title} aria-label={title} className="state-tiles">
          <h3>{title}</h3>
          <div className="tiles">
            {ofTitle.map((content) => (
              <Tile key={content.picture} {...{ content, settings, pictures, scale }} isAlive={alive === content.picture} onWake={(isAlive) => setAlive(isAlive ? content.picture : null)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
