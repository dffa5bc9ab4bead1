import { type Knobs, printAddress } from '../../address.ts'
import { edgeTitle, machineTitle, stateTitle } from '../../app/words.ts'
import type { Chart, ChartEdge } from '../../types.ts'
import type { Counted } from './counts.ts'
import type { NeverSeen, SeenState } from './lists.ts'
import { medianText, timesText } from './words.ts'

interface StateLinkProps {
  chart: Chart
  state: string
  knobs: Knobs
}

function StateLink({ chart, state, knobs }: StateLinkProps) {
  return <a href={printAddress({ place: { page: 'machine', machine: chart.name, state: state === '' ? null : state, by: null }, knobs })}>{stateTitle(chart, state, knobs.names) || machineTitle(chart, knobs.names)}</a>
}

export function OftenWithoutNote({ found, knobs }: { found: readonly SeenState[]; knobs: Knobs }) {
  return (
    <section aria-labelledby="use-often">
      <h2 id="use-often">Often seen, never noted</h2>
      {found.length === 0 ? (
        <p className="faint">None: every state that is seen often has a note.</p>
      ) : (
        <ol>
          {found.map(({ chart, state, seen }) => (
            <li key={`${chart.name} ${state}`}>
              <StateLink {...{ chart, state, knobs }} />
              <small>
                {machineTitle(chart, knobs.names)} · {timesText(seen.count)}
                {medianText(seen) !== null && `, ${medianText(seen)}`}
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Transitions({ chart, edges, knobs }: { chart: Chart; edges: readonly ChartEdge[]; knobs: Knobs }) {
  const pathOf = (id: string) => chart.nodes.find((node) => node.id === id)?.path ?? ''
  if (edges.length === 0) return null
  return (
    <details>
      <summary>{edges.length === 1 ? '1 transition never taken' : `${edges.length} transitions never taken`}</summary>
      <ul>
        {edges.map((edge) => (
          <li key={edge.id}>
            <StateLink chart={chart} state={pathOf(edge.source)} knobs={knobs} />: {edgeTitle(edge, knobs.names)}
            {edge.guard && <span className="faint"> if {knobs.names === 'code' ? edge.guard.name : edge.guard.words}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

export function NeverSeenList({ found, knobs }: { found: readonly NeverSeen[]; knobs: Knobs }) {
  return (
    <section aria-labelledby="use-never">
      <h2 id="use-never">Never seen</h2>
      {found.length === 0 && <p className="faint">Nothing: every state and every transition was seen.</p>}
      {found.map(({ chart, isWhole, states, edges }) => (
        <div key={chart.name} className="use-machine">
          <h3>{machineTitle(chart, knobs.names)}</h3>
          {isWhole ? (
            <p>
              Nothing of it was seen: <StateLink chart={chart} state="" knobs={knobs} />
            </p>
          ) : (
            <>
              {states.length > 0 && (
                <ul>
                  {states.map((state) => (
                    <li key={state}>
                      <StateLink {...{ chart, state, knobs }} />
                    </li>
                  ))}
                </ul>
              )}
              <Transitions {...{ chart, edges, knobs }} />
            </>
          )}
        </div>
      ))}
    </section>
  )
}

const strangerText = ({ subject }: Counted) =>
  'state' in subject
    ? `${subject.machine}: state ${subject.state || '(the whole)'}`
    : `${subject.machine}: ${subject.source || '(the whole)'} on ${subject.event || 'always'}${subject.guard === undefined ? '' : ` [${subject.guard}]`} → ${subject.target ?? 'stays'}`

/** What the file counts and the charts of today do not have. */
export function Strangers({ found }: { found: readonly Counted[] }) {
  if (found.length === 0) return null
  return (
    <section className="use-strangers" aria-labelledby="use-strangers">
      <h2 id="use-strangers">Not in the charts of today</h2>
      <p className="faint">Counted with another version of the machines, misspelt, or without the guard that tells two transitions apart.</p>
      <ul>
        {found.map((one) => (
          <li key={strangerText(one)}>
            <code>{strangerText(one)}</code> <small>{timesText(one.count)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
