import './glance.css'
import { type ReactNode, useRef, useState } from 'react'
import type { Knobs } from '../../address.ts'
import type { Path } from '../../paths.ts'
import { NO_PICTURES } from '../../export/sheet/pictures.ts'
import { usePictures } from '../../export/sheet/usePictures.ts'
import type { Chart } from '../../types.ts'
import { sizeOf } from '../size.ts'
import { GlanceCard } from './GlanceCard.tsx'
import { glanceOf } from './glanceOf.ts'
import { useGlance } from './useGlance.ts'

/** A chart whose states show their picture where a mouse rests on them, or the keyboard: printed, or else taken then. */
export function GlanceArea({ chart, paths, knobs, children }: { chart: Chart; paths: readonly Path[]; knobs: Knobs; children: ReactNode }) {
  const pictures = usePictures()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, surface } = useGlance()
  const glance = state && pictures ? glanceOf(chart, state.getAttribute('data-state') ?? '', paths, knobs, pictures) : null
  // Once there it stays: the next picture is taken in no time.
  const [hasTaken, setHasTaken] = useState(false)
  if (glance?.printed === null && !hasTaken) setHasTaken(true)

  return (
    <div className="glance-area" {...surface}>
      {children}
      {hasTaken && <iframe ref={frame} className="glance-frame" inert tabIndex={-1} title="The view that pictures are taken of" style={sizeOf(knobs.width)} />}
      {state && glance && <GlanceCard key={glance.address} glance={glance} state={state} edition={(pictures ?? NO_PICTURES).printed} frame={frame} />}
    </div>
  )
}
