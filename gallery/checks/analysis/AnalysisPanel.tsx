import './analysis.css'
import type { RefObject } from 'react'
import type { Knobs } from '../../address.ts'
import { Segmented } from '../../app/Segmented.tsx'
import { knownPaths } from '../../app/situations.ts'
import { turn } from '../../app/shell/useAddress.ts'
import type { MachinePlace } from '../../app/shell/whatIsShown.ts'
import { pathTo } from '../../paths.ts'
import type { Chart } from '../../types.ts'
import { ANALYSES, type Analysis, VIEW_ANALYSES } from './analyses.ts'
import { FitTexts } from './hidden/FitTexts.tsx'
import { ViewReading } from './view/ViewReading.tsx'

interface Props {
  chart: Chart
  place: MachinePlace
  knobs: Knobs
  /** The view beside. */
  frame: RefObject<HTMLIFrameElement | null>
}

const isOfView = (analysis: Analysis): analysis is keyof typeof VIEW_ANALYSES => analysis in VIEW_ANALYSES

function Chosen({ analysis, chart, place: { by, ...at }, knobs, frame }: Props & { analysis: Analysis }) {
  if (isOfView(analysis)) return <ViewReading key={analysis} frame={frame} analysis={analysis} />
  // The view names the event it was come to by only once it is there.
  const place = { ...at, by: pathTo(knownPaths(chart, knobs.scene), at.state, by)?.by ?? null }
  // An open note does not belong to what is shown out of sight.
  return <FitTexts place={place} knobs={{ ...knobs, mode: 'still', analysis: 'none', notes: '' }} />
}

/** What can be found out about a state's view without a look at the code. */
export function AnalysisPanel(props: Props) {
  const { analysis: asked } = props.knobs
  const analysis = asked === 'none' ? 'order' : asked
  return (
    <div className="analysis">
      <Segmented label="Analysis" choices={ANALYSES} value={analysis} onChange={(chosen) => turn({ analysis: chosen })} />
      <Chosen {...props} analysis={analysis} />
    </div>
  )
}
