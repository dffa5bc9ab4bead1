import type { Settings, PicturesPlace } from '../../address.ts'
import { asTitle } from '../../chart/names.ts'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { PicturesHead } from '../PicturesHead.tsx'
import { views } from '../../views/views.ts'
import { type Part, partsOf, tileOf } from './parts.ts'
import { Sheet } from './Sheet.tsx'

const SCALE = 0.7

const titleOf = ({ scene, mode }: Part) => (mode === 'running' ? 'Running' : asTitle(scene))

/** All views of one machine, in all its scenes, side by side. */
export function ContactSheet({ chart, place, settings }: { chart: Chart; place: PicturesPlace; settings: Settings }) {
  const view = views[chart.name]
  const parts = view ? partsOf(chart, view, settings.scene) : []
  const sections = [...Map.groupBy(parts, titleOf)].map(([title, ofScene]) => ({ title, tiles: ofScene.flatMap((part) => part.paths.map((path) => tileOf(chart, part, path, settings))) }))
  return (
    <main className="sheet-page">
      <PicturesHead title={`${chart.title}: all states`} grid="states" about={place} settings={settings} tools={<ViewMenu machine={chart.name} settings={settings} only="variants" />}>
        <p>{sections.reduce((sum, { tiles }) => sum + tiles.length, 0)} views.</p>
      </PicturesHead>
      <Sheet sections={sections} scale={SCALE} />
    </main>
  )
}
