import { type Settings, printAddress } from '../address.ts'
import { noteOn } from '../notes.ts'
import { type Path, START, wayTitle } from '../paths.ts'
import { conditionText, triggerText } from '../chart/drawing/labels.ts'
import type { Chart, ChartEdge, ViewReport } from '../types.ts'
import { Markdown } from './Markdown.tsx'
import { edgesAt, edgeTitle, nodesAt, pathOf, stateTitle } from './titles.ts'

/** The ways to reach a state; its view may differ a little by each. */
function WaysHere({ chart, ways, by, settings }: { chart: Chart; ways: readonly Path[]; by: string | null; settings: Settings }) {
  if (ways.length < 2) return null
  return (
    <p className="ways">
      <span className="faint">By: </span>
      {ways.map((way) => (
        <a
          key={way.by}
          href={printAddress({ place: { page: 'machine', machine: chart.name, state: way.state, by: way.by }, settings })}
          aria-current={way.by === by || undefined}
        >
          {wayTitle(way) ?? START}
        </a>
      ))}
    </p>
  )
}

const targetOf = (chart: Chart, { targets }: ChartEdge) =>
  targets.length === 0 ? 'stays' : targets.map((id) => stateTitle(chart, chart.nodes.find((node) => node.id === id)?.path ?? id)).join(', ')

/** A state's transition: event, condition and target. */
function EdgeItem({ chart, edge, isPossible, onEdge }: { chart: Chart; edge: ChartEdge; isPossible: boolean; onEdge: (edge: string) => void }) {
  const condition = conditionText(edge)
  return (
    <li>
      <button type="button" className="edge" data-possible={isPossible} data-outcome={edge.outcome ?? undefined} onClick={() => onEdge(edge.id)}>
        <span className="edge-title">{edgeTitle(edge)}</span>
        {edge.trigger.kind === 'after' && <span className="edge-guard">{triggerText(edge)}</span>}
        {condition !== null && <span className="edge-guard">{condition}</span>}
        <span className="edge-target">→ {targetOf(chart, edge)}</span>
      </button>
    </li>
  )
}

/** One state in words: its purpose, its notes, and its transitions. */
export function StatePanel({ chart, active, event, possible, paths, settings, onEdge }: {
  chart: Chart
  /** The current state. */
  active: readonly string[]
  /** The last event that led here. */
  event: string | null
  possible: ViewReport['possible']
  paths: readonly Path[]
  settings: Settings
  onEdge: (edge: string) => void
}) {
  const path = pathOf(chart, active)
  const nodes = nodesAt(chart, path)
  const edges = edgesAt(chart, path)
  const ways = paths.filter(({ state }) => state === path)
  const note = noteOn(chart.name, path, event)
  return (
    <div className="state-panel">
      <div>
        <h2>{stateTitle(chart, path) || 'Not begun'}</h2>
        {nodes.map(({ id, path: inner, description }) => inner !== '' && description && <p key={id}>{description}</p>)}
        {ways.length === 0 && edges.some(({ trigger }) => trigger.kind === 'always') && <p className="faint">The machine passes through it at once: nobody sees it.</p>}
        <WaysHere chart={chart} ways={ways} by={event} settings={settings} />
        {note !== null && (
          <section className="note" aria-label="Note">
            <Markdown text={note} />
          </section>
        )}
      </div>
      <div>
        <h2>What can happen here</h2>
        {edges.length === 0 ? (
          <p className="faint">Nothing: this is an end.</p>
        ) : (
          <ul className="edges">
            {edges.map((edge) => (
              <EdgeItem key={edge.id} chart={chart} edge={edge} isPossible={possible.some((one) => one.edge === edge.id)} onEdge={onEdge} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
