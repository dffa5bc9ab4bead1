import { startTransition, Suspense, use, useRef, useState } from 'react'
import type { Chart } from '../types.ts'
import './chart.css'
import { Drawing } from './Drawing.tsx'
import type { Names } from './drawing/labels.ts'
import { foldables } from './fold.ts'
import { bestIn } from './drawing/forms.ts'
import { placedCharts } from './drawing/placedCharts.ts'
import { possibleEdges } from './possible.ts'
import { SaveButtons } from './saved/SaveButtons.tsx'
import { usePane } from './usePane.ts'
import { usePanZoom } from './usePanZoom.ts'

export interface ChartViewProps {
  chart: Chart
  names: Names
  /** Ids of the active states; none if nothing runs. */
  active: readonly string[]
  /** The last transition taken. */
  lastEdge: string | null
  onState: (id: string) => void
  onEdge: (id: string) => void
  /** Ids of the edges that can be taken; by default all those of the active states. */
  possible?: readonly string[]
}

function Sheet({ chart, names, active, lastEdge, onState, onEdge, possible }: ChartViewProps) {
  const [chosen, setFolded] = useState<readonly string[]>([])
  const all = foldables(chart)
  const folded = all.filter((id) => chosen.includes(id))
  // Until the other drawing is there, the present one stays.
  const fold = (ids: readonly string[]) => startTransition(() => setFolded(ids))
  const drawings = use(placedCharts(chart, names, folded))
  const element = useRef<HTMLDivElement>(null)
  const pane = usePane(element)
  const placed = bestIn(drawings, pane)
  const svg = useRef<SVGSVGElement>(null)
  const [isAtRest, setIsAtRest] = useState(false)
  const states = placed.nodes.filter(({ isFrame }) => !isFrame)
  const focus = states.find(({ node }) => active.includes(node.id)) ?? states.find(({ node }) => node.isInitial) ?? null
  const { sight, surface, zoomIn, zoomOut, showAll, showFocus } = usePanZoom(element, pane, placed, focus)
  const next = possible ?? possibleEdges(chart, active).map(({ id }) => id)
  const lit = isAtRest ? { active: [], lastEdge: null, possible: [] } : { active, lastEdge, possible: next }
  return (
    <div className="chart">
      <div className="chart-pane" {...surface}>
        <svg ref={svg} className="chart-svg" role="group" aria-label={`State chart of ${names === 'code' ? chart.name : chart.title}`} data-chart={chart.name}>
          <g transform={`translate(${sight.x} ${sight.y}) scale(${sight.scale})`}>
            <Drawing {...{ placed, names, onState, onEdge, ...lit }} onFold={(id) => fold(folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id])} />
          </g>
        </svg>
      </div>
      <div className="chart-tools" role="toolbar" aria-label="Size and copies of the chart">
        <button type="button" aria-label="Smaller" onClick={zoomOut}>
          −
        </button>
        <output aria-label="Scale">{Math.round(sight.scale * 100)} %</output>
        <button type="button" aria-label="Larger" onClick={zoomIn}>
          +
        </button>
        <button type="button" onClick={showAll}>
          Whole chart
        </button>
        <button type="button" onClick={showFocus}>
          This state
        </button>
        <button type="button" aria-pressed={isAtRest} title="The chart without its present state" onClick={() => setIsAtRest(!isAtRest)}>
          Rest
        </button>
        {all.length > 0 && (
          <button type="button" aria-pressed={folded.length === all.length} title="States that hold others as one box each" onClick={() => fold(folded.length === all.length ? [] : all)}>
            Fold
          </button>
        )}
        <SaveButtons {...{ chart, names, placed, svg }} />
      </div>
    </div>
  )
}

/** A machine as a state chart that can be panned and zoomed, with clickable states and transitions. */
export function ChartView(props: ChartViewProps) {
  return (
    <Suspense fallback={<p className="chart-wait">Drawing the chart…</p>}>
      <Sheet key={`${props.chart.name} ${props.names}`} {...props} />
    </Suspense>
  )
}
