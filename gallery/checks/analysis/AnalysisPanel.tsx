import './analysis.css'
import type { RefObject } from 'react'
import { type Knobs, printAddress } from '../../address.ts'
import { Segmented } from '../../app/Segmented.tsx'
import { knownPaths } from '../../app/situations.ts'
import { turn } from '../../app/shell/useAddress.ts'
import type { MachinePlace } from '../../app/shell/whatIsShown.ts'
import { pathTo } from '../../paths.ts'
import type { Chart } from '../../types.ts'
import { views } from '../../views/views.ts'
import { ANALYSES, type Analysis, VIEW_ANALYSES } from './analyses.ts'
import { FitTexts } from './hidden/FitTexts.tsx'
import { TryButtons } from './hidden/TryButtons.tsx'
import { MachineFindings } from './machine/MachineFindings.tsx'
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
  const view = views[chart.name]
  // The view names the event it was come to by only once it is there.
  const place = { ...at, by: pathTo(knownPaths(chart, knobs.scene), at.state, by)?.by ?? null }
  // Neither an open note nor counts belong to what is shown out of sight.
  const look: Knobs = { ...knobs, mode: 'still', analysis: 'none', notes: '', use: null }
  const address = { place, knobs: look }
  if (isOfView(analysis)) return <ViewReading key={analysis} frame={frame} analysis={analysis} />
  if (analysis === 'fit') return <FitTexts place={place} knobs={look} />
  if (analysis === 'buttons') return <TryButtons key={printAddress(address)} address={address} part={view?.part} />
  return <MachineFindings chart={chart} view={view} knobs={knobs} />
}

/** What can be found out about a state and its machine without a look at the code. */
export function AnalysisPanel(props: Props) {
  const { chart, knobs } = props
  const hasView = chart.name in views
  const analysis = hasView && knobs.analysis !== 'none' ? knobs.analysis : 'machine'
  return (
    <div className="analysis">
      {hasView && <Segmented label="Analysis" choices={ANALYSES} value={analysis} onChange={(chosen) => turn({ analysis: chosen })} />}
      <Chosen {...props} analysis={analysis} />
    </div>
  )
}
