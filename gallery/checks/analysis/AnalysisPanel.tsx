import './analysis.css'
import type { RefObject } from 'react'
import type { Settings } from '../../address.ts'
import { Segmented } from '../../app/Segmented.tsx'
import { turn } from '../../app/shell/useAddress.ts'
import type { MachinePlace } from '../../app/shell/whatIsShown.ts'
import { type ReadingName, READINGS, VIEW_READINGS } from './readingNames.ts'
import { FitTexts } from './view/FitTexts.tsx'
import { ViewReading } from './view/ViewReading.tsx'

const isOfView = (reading: ReadingName): reading is keyof typeof VIEW_READINGS => reading in VIEW_READINGS

/** The analysis of a state's view: the one in the frame, or a separate one in Polish. */
export function AnalysisPanel({ place, settings, frame }: { place: MachinePlace; settings: Settings; frame: RefObject<HTMLIFrameElement | null> }) {
  const { reading } = settings
  return (
    <div className="analysis">
      <Segmented label="Read from the view" choices={READINGS} value={reading} onChange={(chosen) => turn({ reading: chosen })} />
      {isOfView(reading) ? <ViewReading key={reading} frame={frame} analysis={reading} /> : <FitTexts place={place} settings={{ ...settings, reading: 'order' }} />}
    </div>
  )
}
