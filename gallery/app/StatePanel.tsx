import { type Settings, printAddress } from '../address.ts'
import { conditionText, triggerText } from '../chart/drawing/labels.ts'
import { noteOn } from '../notes.ts'
import { type Path, START, wayTitle } from '../paths.ts'
import type { Chart, ChartEdge, ViewReport } from '../types.ts'
import { Markdown } from './Markdown.tsx'
import { edgesAt, edgeTitle, nodesAt, pathOf, stateTitle } from './titles.ts'

interface WaysProps {
  chart: Chart
  ways: readonly Path[]
  by: string | null
  settings: Settings
}

/** The ways to reach a state; its view may differ a little by each. */
function WaysHere({ chart, ways, by, settings }: WaysProps) {
  if (ways.length < 2) return null
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-1.5">
      <span className="text-text-3">By: </span>
      {ways.map((way) => (
        <a
          key={way.by}
          className="rounded-xs bg-surface-press px-1.5 py-[3px] text-text-2 no-underline hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent"
          href={printAddress({
            place: { page: 'machine', machine: chart.name, state: way.state, by: way.by },
            settings,
          })}
          aria-current={way.by === by || undefined}
        >
          {wayTitle(way) ?? START}
        </a>
      ))}
    </p>
  )
}

const targetOf = (chart: Chart, { targets }: ChartEdge) =>
  targets.length === 0
    ? 'stays'
    : targets.map((id) => stateTitle(chart, chart.nodes.find((node) => node.id === id)?.path ?? id)).join(', ')

interface EdgeProps {
  chart: Chart
  edge: ChartEdge
  isPossible: boolean
  onEdge: (edge: string) => void
}

/** A state's transition: event, condition and target. */
function EdgeItem({ chart, edge, isPossible, onEdge }: EdgeProps) {
  const condition = conditionText(edge)
  return (
    <li>
      <button
        type="button"
        className="flex w-full cursor-pointer flex-wrap gap-x-2 rounded-sm px-2 py-1 text-left hover:bg-surface-hover"
        onClick={() => onEdge(edge.id)}
      >
        <span className={isPossible ? 'text-text' : undefined}>{edgeTitle(edge)}</span>
        {edge.trigger.kind === 'after' && <span className="text-accent">{triggerText(edge)}</span>}
        {condition !== null && <span className="text-accent">{condition}</span>}
        <span
          className={
            edge.outcome === 'success' ? 'text-success' : edge.outcome === 'error' ? 'text-danger' : 'text-text-3'
          }
        >
          → {targetOf(chart, edge)}
        </span>
      </button>
    </li>
  )
}

interface Props {
  chart: Chart
  /** The current state. */
  moved: ViewReport
  paths: readonly Path[]
  settings: Settings
  onEdge: (edge: string) => void
}

/** One state in words: its purpose, its notes, and its transitions. */
export function StatePanel({ chart, moved: { active, event, possible }, paths, settings, onEdge }: Props) {
  const path = pathOf(chart, active)
  const nodes = nodesAt(chart, path)
  const edges = edgesAt(chart, path)
  const ways = paths.filter(({ state }) => state === path)
  const note = noteOn(chart.name, path, event, settings.lang)
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 text-text-2 max-[1200px]:grid-cols-1">
      <div>
        <h2 className="mb-1 text-text">{stateTitle(chart, path) || 'Not begun'}</h2>
        {nodes.map(({ id, path: inner, description }) => inner !== '' && description && <p key={id}>{description}</p>)}
        <WaysHere chart={chart} ways={ways} by={event} settings={settings} />
        {note !== null && (
          <section className="mt-3 border-l-2 border-accent-line pl-3" aria-label="Note" lang={settings.lang}>
            <Markdown text={note} />
          </section>
        )}
      </div>
      <div>
        <h2 className="mb-1 text-text">What can happen here</h2>
        {edges.length === 0 ? (
          <p className="text-text-3">Nothing: this is an end.</p>
        ) : (
          <ul className="-mx-2">
            {edges.map((edge) => (
              <EdgeItem
                key={edge.id}
                {...{ chart, edge, onEdge }}
                isPossible={possible.some((one) => one.edge === edge.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
