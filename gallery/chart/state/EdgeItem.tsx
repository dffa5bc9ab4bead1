import type { Settings } from '../../address.ts'
import { edgeTitle, stateTitle } from '../../app/titles.ts'
import { conditionText, triggerText } from '../drawing/labels.ts'
import type { Chart, ChartEdge } from '../../types.ts'
import { actionCaption } from '../../views/captions/captionOf.ts'

const nodeOf = ({ nodes }: Chart, id: string) => nodes.find((node) => node.id === id)

const targetOf = (chart: Chart, { targets }: ChartEdge, names: Settings['names']) =>
  targets.length === 0 ? 'stays' : targets.map((id) => stateTitle(chart, nodeOf(chart, id)?.path ?? id, names)).join(', ')

/** A state's transitions: event, condition, actions and target. */
export function EdgeItem({ chart, edge, isPossible, names, onEdge }: {
  chart: Chart
  edge: ChartEdge
  isPossible: boolean
  names: Settings['names']
  onEdge: (edge: string) => void
}) {
  const isCode = names === 'code'
  const condition = conditionText(edge, names)
  return (
    <li>
      <button type="button" className="edge" data-possible={isPossible} data-outcome={edge.outcome ?? undefined} onClick={() => onEdge(edge.id)}>
        <span className="edge-title">{edgeTitle(edge, names)}</span>
        {edge.trigger.kind === 'after' && <span className="edge-guard">{triggerText(edge, names)}</span>}
        {condition !== null && <span className="edge-guard">{condition}</span>}
        <span className="edge-target">→ {targetOf(chart, edge, names)}</span>
        {edge.actions.length > 0 && (
          <span className="edge-does">{isCode ? <code>/ {edge.actions.join('; ')}</code> : `Then it ${edge.actions.map(actionCaption).join(', and ')}.`}</span>
        )}
      </button>
    </li>
  )
}
