import { type Knobs, printAddress } from '../address.ts'
import { charts } from '../chart/machines.ts'
import { inWords } from '../chart/names.ts'
import { noteImage, noteOn } from '../notes.ts'
import { type Path, wayTitle } from '../paths.ts'
import type { Chart, ChartEdge, ChartNode, Moved } from '../types.ts'
import { Markdown } from './Markdown.tsx'
import { edgeTitle, machineTitle, nodesAt, pathOf, stateTitle } from './words.ts'

interface Props {
  chart: Chart
  /** The current state. */
  active: readonly string[]
  possible: Moved['possible']
  names: Knobs['names']
  onEdge: (edge: string) => void
}

/** The ways to reach a state; its view may differ a little by each. */
function WaysHere({ chart, ways, by, knobs }: { chart: Chart; ways: readonly Path[]; by: string | null; knobs: Knobs }) {
  if (ways.length < 2) return null
  return (
    <p className="ways">
      <span className="faint">By: </span>
      {ways.map((way) => (
        <a
          key={way.by}
          href={printAddress({ place: { page: 'machine', machine: chart.name, state: way.state, by: way.by }, knobs })}
          aria-current={way.by === by || undefined}
        >
          {wayTitle(way) ?? 'the beginning'}
        </a>
      ))}
    </p>
  )
}

const targetOf = (chart: Chart, { targets }: ChartEdge, names: Knobs['names']) =>
  targets.length === 0 ? 'stays' : targets.map((id) => stateTitle(chart, chart.nodes.find((node) => node.id === id)?.path ?? id, names)).join(', ')

function Edge({ chart, edge, isPossible, names, onEdge }: Omit<Props, 'active' | 'possible'> & { edge: ChartEdge; isPossible: boolean }) {
  return (
    <li>
      <button type="button" className="edge" data-possible={isPossible} data-outcome={edge.outcome ?? undefined} onClick={() => onEdge(edge.id)}>
        <span className="edge-title">{edgeTitle(edge, names)}</span>
        {edge.guard && <span className="edge-guard">if {names === 'code' ? edge.guard.name : edge.guard.words}</span>}
        {edge.isOtherwise && <span className="edge-guard">otherwise</span>}
        {names === 'code' && edge.actions.length > 0 && <code className="faint">/ {edge.actions.join('; ')}</code>}
        <span className="edge-target">→ {targetOf(chart, edge, names)}</span>
      </button>
    </li>
  )
}

/** The actors that run in a state, linked to their own chart if they have one; by code names also its entry and exit actions. */
function Does({ nodes, knobs }: { nodes: readonly ChartNode[]; knobs: Knobs }) {
  const isCode = knobs.names === 'code'
  const runs = [...new Set(nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)))]
  const lists = [['entry', nodes.flatMap(({ entry }) => entry)], ['exit', nodes.flatMap(({ exit }) => exit)]] as const
  return (
    <>
      {runs.length > 0 && (
        <p className="faint">
          {isCode ? 'invokes ' : 'Runs meanwhile: '}
          {runs.map((src, index) => {
            const chart = charts.find(({ name }) => name === src)
            return (
              <span key={src}>
                {index > 0 && ', '}
                {chart ? <a href={printAddress({ place: { page: 'machine', machine: src, state: null, by: null }, knobs })}>{machineTitle(chart, knobs.names)}</a> : isCode ? <code>{src}</code> : inWords(src)}
              </span>
            )
          })}
        </p>
      )}
      {isCode && lists.map(([when, actions]) => actions.length > 0 && <p key={when} className="faint">{when} <code>{actions.join('; ')}</code></p>)}
    </>
  )
}

/** One state in words: its purpose, its notes, and its transitions. */
export function StatePanel({ chart, active, event, possible, paths, knobs, onEdge }: Omit<Props, 'names'> & {
  /** The last event that led here. */
  event: string | null
  paths: readonly Path[]
  knobs: Knobs
}) {
  const { names } = knobs
  const path = pathOf(chart, active)
  const nodes = nodesAt(chart, path)
  const ways = paths.filter(({ state }) => state === path)
  const note = noteOn(chart.name, path, event)
  const here = new Set(nodes.map(({ id }) => id))
  const edges = chart.edges.filter(({ source }) => here.has(source))
  return (
    <div className="state-panel">
      <div>
        <h2>{stateTitle(chart, path, names) || 'Not begun'}</h2>
        {nodes.map(({ id, path: inner, description }) => inner !== '' && description && <p key={id}>{description}</p>)}
        <Does nodes={nodes} knobs={knobs} />
        {ways.length === 0 && edges.some(({ trigger }) => trigger.kind === 'always') && <p className="faint">The machine passes through it at once: nobody sees it.</p>}
        <WaysHere chart={chart} ways={ways} by={event} knobs={knobs} />
        {note !== null && (
          <section className="note" aria-label="Note">
            <Markdown text={note} addressOf={(image) => noteImage(chart.name, image)} />
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
              <Edge key={edge.id} chart={chart} edge={edge} isPossible={possible.some((one) => one.edge === edge.id)} names={names} onEdge={onEdge} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
