import './storyboardPage.css'
import { useRef } from 'react'
import { type Settings, type PicturesPlace, printAddress } from '../../address.ts'
import { stillView } from '../../app/situations.ts'
import { noteOn } from '../../notes.ts'
import type { Chart } from '../../types.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { frameUrl, sizeOf } from '../../view/size.ts'
import { views } from '../../views/views.ts'
import { storyboardOf } from './board.ts'
import { PicturesHead } from '../PicturesHead.tsx'
import { StoryboardMenu } from './StoryboardExports.tsx'
import { Strip } from './Strip.tsx'
import { useShots } from './useShots.ts'

function progress(taken: number, all: number, trouble: string | null): string {
  if (trouble !== null) return `Screen ${taken + 1} of ${all} cannot be taken: ${trouble}`
  if (all === 1 && taken === 1) return 'The only screen is taken.'
  return taken < all ? `Taking screen ${taken + 1} of ${all}…` : `All ${all} screens are taken.`
}

/** A path of a machine as a strip of its real screens, to be saved for a slide or a design tool. */
export function StoryboardPage({ chart, place, settings }: { chart: Chart; place: PicturesPlace; settings: Settings }) {
  const hasView = chart.name in views
  const { paths, path, scene, remark } = stillView(chart, place, settings)
  const board = path && storyboardOf(chart, path, paths[0]?.state ?? '', settings.lang, (state, by) => noteOn(chart.name, state, by, settings.lang))

  const frame = useRef<HTMLIFrameElement>(null)
  const strip = useRef<HTMLElement>(null)
  const begin = { page: 'machine', machine: chart.name, state: paths[0]?.state ?? null, by: null } as const
  const address = printAddress({ place: begin, settings: { ...settings, scene, mode: 'still', room: 'both' } })
  const of = hasView && path ? `${address} ${path.state} ${path.by}` : null
  const { taken, trouble } = useShots(frame, path?.steps ?? [], of)
  return (
    <main className="storyboard-page">
      <PicturesHead
        title={board ? `${chart.title}: storyboard` : chart.title}
        grid="path"
        about={place}
        settings={settings}
        tools={
          <>
            <ViewMenu machine={chart.name} settings={{ ...settings, scene }} only="one scene" />
            <StoryboardMenu board={board} strip={strip} settings={settings} isReady={hasView && taken.length === board?.frames.length} />
          </>
        }
      />
      {remark !== null && <p role="alert" className="remark">{remark}</p>}
      {!hasView || !board ? (
        <p className="storyboard-about">There is no view of this chart, so there are no screens to show side by side.</p>
      ) : (
        <>
          <p className="storyboard-about" role="status">
            {progress(taken.length, board.frames.length, trouble)}
          </p>
          <Strip board={board} shots={taken} settings={settings} strip={strip} />
          <p className="storyboard-about">
            The screens are the product's, as this browser draws them; the words below are the chart's and the notes', in the language of the screens. A page cannot write a PDF:
            the print dialog can.
          </p>
          <iframe key={of} ref={frame} className="storyboard-frame" inert tabIndex={-1} title="The view the screens are taken of" src={frameUrl(address)} style={sizeOf(settings.width)} />
        </>
      )}
    </main>
  )
}
