import { useState } from 'react'
import type { Settings, PicturesPlace } from '../../address.ts'
import { asTitle } from '../../chart/names.ts'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { PicturesHead } from '../PicturesHead.tsx'
import { views } from '../../views/views.ts'
import { type Part, partsOf, tileOf } from './parts.ts'
import { SizeChoice, TileGroups, type TileSize } from './TileGroups.tsx'
import { usePictures } from './usePictures.ts'

/** Scale of a tile. */
const SCALES = { small: 0.45, medium: 0.7, large: 1 }

const titleOf = ({ scene, mode }: Part) => (mode === 'running' ? 'Running' : asTitle(scene))

const when = (printed: string) => new Date(printed).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** All views of one machine, in all its scenes, side by side. */
export function ContactSheet({ chart, place, settings }: { chart: Chart; place: PicturesPlace; settings: Settings }) {
  const pictures = usePictures()
  const [size, setSize] = useState<TileSize>('medium')
  const view = views[chart.name]
  const parts = view ? partsOf(chart, view, settings.scene) : []
  const count = parts.reduce((sum, { paths }) => sum + paths.length, 0)
  const scenes = [...Map.groupBy(parts, titleOf)]

  return (
    <main className="sheet-page">
      <PicturesHead
        title={`${chart.title}: all states`}
        grid="states"
        about={place}
        settings={settings}
        tools={
          <ViewMenu machine={chart.name} settings={settings} only="variants">
            <SizeChoice value={size} onChange={setSize} />
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
            // Other settings remount the tiles: their frames follow an address only when they load.
            key={`${chart.name} ${title} ${settings.lang} ${settings.theme} ${settings.width} ${settings.texts} ${settings.scene} ${settings.code}`}
          >
            {scenes.length > 1 && <h2>{title}</h2>}
            <TileGroups tiles={ofScene.flatMap((part) => part.paths.map((path) => tileOf(chart, part, path, settings)))} settings={settings} pictures={pictures} scale={SCALES[size]} />
          </section>
        ))}
    </main>
  )
}
