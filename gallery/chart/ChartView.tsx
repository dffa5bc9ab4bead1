import { Scan } from 'lucide-react'
import { type ReactNode, Suspense, use, useRef } from 'react'
import { createPortal } from 'react-dom'
import { saveFile } from '../../src/shared/csv/saveFile.ts'
import { useSize } from '../app/browser.ts'
import { pngFile } from '../export/files.ts'
import { SaveMenu, SaveRow } from '../export/SaveMenu.tsx'
import type { Chart } from '../types.ts'
import { Drawing } from './Drawing.tsx'
import { bestIn } from './drawing/forms.ts'
import { placedCharts } from './drawing/layout.ts'
import { svgFile } from './saved/svgFile.ts'
import { useFit } from './useFit.ts'

export interface ChartViewProps {
  chart: Chart
  /** Ids of the active states and those around them; none if nothing runs. */
  active: readonly string[]
  /** The last transition taken. */
  lastEdge: string | null
  onState: (id: string) => void
  onEdge: (id: string) => void
  /** Ids of the edges that can be taken. */
  possible: readonly string[]
  /** Where its buttons are; null until that is drawn. */
  toolsIn: HTMLElement | null
  /** Other files that can be saved, for the menu. */
  exports?: ReactNode
}

function Sheet({ chart, active, lastEdge, onState, onEdge, possible, toolsIn, exports }: ChartViewProps) {
  const drawings = use(placedCharts(chart))
  const element = useRef<HTMLDivElement>(null)
  const pane = useSize(element)
  const placed = bestIn(drawings, pane)
  const svg = useRef<SVGSVGElement>(null)
  const states = placed.nodes.filter(({ isFrame }) => !isFrame)
  const focus = states.find(({ node }) => active.includes(node.id)) ?? states.find(({ node }) => node.isInitial) ?? null
  const { scale, surface, fit } = useFit(element, pane, placed, focus)
  const drawn = async () => {
    if (!svg.current) throw new Error('There is no drawing')
    return svgFile(svg.current, chart.name, placed)
  }
  const files = {
    SVG: async () => saveFile(`${chart.name}.svg`, new Blob([await drawn()], { type: 'image/svg+xml' })),
    PNG: async () => saveFile(`${chart.name}.png`, await pngFile(await drawn())),
  }
  const tools = (
    <>
      <button type="button" className="button" title="The whole chart; again: this state. Key: 0" onClick={fit}>
        <Scan size={13} aria-hidden /> Fit
      </button>
      <SaveMenu>
        <SaveRow title="Chart" files={files} />
        {exports}
      </SaveMenu>
    </>
  )
  return (
    <>
      {/* Saved as it is at rest, on this ground. */}
      <div
        className="chart grid h-full min-h-0 cursor-grab place-content-[safe_center] overflow-auto bg-bg p-3 select-none [scrollbar-width:none] active:cursor-grabbing"
        role="group"
        aria-label={`State chart of ${chart.title}`}
        data-chart={chart.name}
        {...surface}
      >
        <svg
          ref={svg}
          className="font-sans"
          viewBox={`0 0 ${placed.width} ${placed.height}`}
          width={placed.width * scale}
          height={placed.height * scale}
        >
          <g>
            <Drawing {...{ placed, onState, onEdge, active, lastEdge, possible }} />
          </g>
        </svg>
      </div>
      {toolsIn && createPortal(tools, toolsIn)}
    </>
  )
}

/** A machine as a state chart that can be scrolled and fitted, with clickable states and transitions. */
export function ChartView(props: ChartViewProps) {
  return (
    <Suspense fallback={<p className="p-4 text-text-3">Drawing the chart…</p>}>
      <Sheet key={props.chart.name} {...props} />
    </Suspense>
  )
}
