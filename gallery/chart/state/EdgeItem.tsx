import { edgeTitle, stateTitle } from '../../app/titles.ts'
import { conditionText, triggerText } from '../drawing/labels.ts'
import type { Chart, ChartEdge } from '../../types.ts'
import { actionCaptions } from '../../views/captions/captionOf.ts'

const targetOf = (chart: Chart, { targets }: ChartEdge) =>
  targets.length === 0 ? 'stays' : targets.map((id) => stateTitle(chart, chart.nodes.find((node) => node.id === id)?.path ?? id)).join(', ')

/** A state's transition: event, condition, actions and target. */
export function EdgeItem({ chart, edge, isPossible, onEdge }: { chart: Chart; edge: ChartEdge; isPossible: boolean; onEdge: (edge: string) => void }) {
  const condition = conditionText(edge)
  const does = actionCaptions(edge.actions)
  return (
    <li>
      <button type="button" className="edge" data-possible={isPossible} data-outcome={edge.outcome ?? undefined} onClick={() => onEdge(edge.id)}>
        <span className="edge-title">{edgeTitle(edge)}</span>
        {edge.trigger.kind === 'after' && <span className="edge-guard">{triggerText(edge)}</span>}
        {condition !== null && <span className="edge-guard">{condition}</span>}
        <span className="edge-target">→ {targetOf(chart, edge)}</span>
        {does.length > 0 && <span className="edge-does">Then it {does.join(', and ')}.</span>}
      </button>
    </li>
  )
}
