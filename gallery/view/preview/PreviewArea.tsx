import './preview.css'
import { type ReactNode, useRef, useState } from 'react'
import type { Settings } from '../../address.ts'
import type { Path } from '../../paths.ts'
import { NO_PICTURES } from '../../export/contactSheet/pictures.ts'
import { usePictures } from '../../export/contactSheet/usePictures.ts'
import type { Chart } from '../../types.ts'
import { sizeOf } from '../size.ts'
import { PreviewCard } from './PreviewCard.tsx'
import { previewOf } from './previewOf.ts'
import { usePreview } from './usePreview.ts'

/** A chart whose states show their picture where a mouse rests on them, or the keyboard: printed, or else taken then. */
export function PreviewArea({ chart, paths, settings, children }: { chart: Chart; paths: readonly Path[]; settings: Settings; children: ReactNode }) {
  const pictures = usePictures()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, surface } = usePreview()
  const preview = state && pictures ? previewOf(chart, state.getAttribute('data-state') ?? '', paths, settings, pictures) : null
  // Once there it stays: the next picture is taken in no time.
  const [hasTaken, setHasTaken] = useState(false)
  if (preview?.printed === null && !hasTaken) setHasTaken(true)

  return (
    <div className="preview-area" {...surface}>
      {children}
      {hasTaken && <iframe ref={frame} className="preview-frame" inert tabIndex={-1} title="The view that pictures are taken of" style={sizeOf(settings.width)} />}
      {state && preview && <PreviewCard key={preview.address} preview={preview} state={state} edition={(pictures ?? NO_PICTURES).printed} frame={frame} />}
    </div>
  )
}
