import './analysis.css'
import type { Knobs } from '../address.ts'
import type { MachinePlace } from '../app/whatIsShown.ts'
import type { Chart } from '../types.ts'
import { views } from '../views/views.ts'
import { MachineFindings } from './machine/MachineFindings.tsx'

/** What can be found out about a state and its machine without a look at the code. */
export function AnalysisPanel({ chart, knobs }: { chart: Chart; place: MachinePlace; knobs: Knobs }) {
  const view = views[chart.name]
  return (
    <div className="analysis">
      <MachineFindings chart={chart} view={view} knobs={knobs} />
    </div>
  )
}
