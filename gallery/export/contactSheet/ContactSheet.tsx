import './contactSheet.css'
import { useState } from 'react'
import { machineTitle } from '../../app/words.ts'
import type { Knobs, PicturesPlace } from '../../address.ts'
import { asTitle } from '../../chart/names.ts'
import { Segmented } from '../../app/Segmented.tsx'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { PicturesHead } from '../PicturesHead.tsx'
import { views } from '../../views/views.ts'
import { captionOf, type Part, partsOf } from './parts.ts'
import type { Pictures } from './pictures.ts'
import { Tile } from './Tile.tsx'
import { usePictures } from './usePictures.ts'

/** Scale of a tile. */
const SCALES = { small: 0.45, medium: 0.7, large: 1 }
type Size = keyof typeof SCALES

const titleOf = ({ scene, mode }: Part) => (mode === 'running' ? 'Running' : asTitle(scene))

/** The views under one heading: those of a scene, or all running ones; views of a state are side by side. */
function Scene({ chart, parts, knobs, pictures, scale }: { chart: Chart; parts: readonly Part[]; knobs: Knobs; pictures: Pictures; scale: number }) {
  // One at a time: each is a whole app.
  const [alive, setAlive] = useState<string | null>(null)
  const tiles = parts.flatMap((part) => part.paths.map((path) => ({ part, path, title: captionOf(chart, part, path, knobs.names).title })))
  return [...Map.groupBy(tiles, ({ title }) => title)].map(([title, ofState]) => (
    <section key={title} aria-label={title} className="state-tiles">
      <h3>{title}</h3>
      <div className="tiles">
        {ofState.map(({ part, path }) => {
          const key = `${part.scene} ${path.viewKey}`
          return (
            <Tile
              key={key}
              chart={chart}
              part={part}
              path={path}
              knobs={knobs}
              pictures={pictures}
              scale={scale}
              isAlive={alive === key}
              onWake={(isAlive) => setAlive(isAlive ? key : null)}
            />
          )
        })}
      </div>
    </section>
  ))
}

const when = (printed: string) => new Date(printed).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** All views of one machine, in all its scenes, side by side. */
export function ContactSheet({ chart, place, knobs }: { chart: Chart; place: PicturesPlace; knobs: Knobs }) {
  const pictures = usePictures()
  const [size, setSize] = useState<Size>('medium')
  const view = views[chart.name]
  const parts = view ? partsOf(chart, view, knobs.scene) : []
  const count = parts.reduce((sum, { paths }) => sum + paths.length, 0)
  const scenes = [...Map.groupBy(parts, titleOf)]

  return (
    <main className="sheet-page">
      <PicturesHead
        title={`${machineTitle(chart, knobs.names)}: all states`}
        grid="states"
        about={place}
        knobs={knobs}
        tools={
          <ViewMenu machine={chart.name} knobs={knobs} only="looks">
            <Segmented isNamed label="Size" choices={{ small: 'Small', medium: 'Medium', large: 'Large' }} value={size} onChange={setSize} />
          </ViewMenu>
        }
      >
        <p>
          {count} views. {pictures?.printed ? `Pictures of ${when(pictures.printed)}; press one and it comes alive.` : 'Without pictures each comes alive when it is scrolled to.'}{' '}
          <code>npm run gallery:print</code> takes them again.
        </p>
      </PicturesHead>
      {pictures &&
        scenes.map(([title, ofScene]) => (
          <section
            aria-label={title}
            // Other knobs remount the tiles: their frames follow an address only when they load.
            key={`${chart.name} ${title} ${knobs.lang} ${knobs.theme} ${knobs.width} ${knobs.texts} ${knobs.scene} ${knobs.code}`}
          >
            {scenes.length > 1 && <h2>{title}</h2>}
            <div className="scene">
              <Scene chart={chart} parts={ofScene} knobs={knobs} pictures={pictures} scale={SCALES[size]} />
            </div>
          </section>
        ))}
    </main>
  )
}
