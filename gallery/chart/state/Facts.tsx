import { type Settings, printAddress } from '../../address.ts'
import { charts } from '../machines.ts'
import type { ChartEdge, ChartNode } from '../../types.ts'
import { machineOf } from '../../views/captions/captionOf.ts'
import { edgeCode } from '../code.ts'

/** The chart of a running actor, if it has one. */
function ActorChart({ src, settings }: { src: string; settings: Settings }) {
  const chart = charts.find(({ name }) => name === machineOf(src))
  return chart && <a href={printAddress({ place: { page: 'machine', machine: chart.name, state: null, by: null }, settings })}>{chart.title}</a>
}

/** The parts of a state, by their names in the code. */
export function Facts({ nodes, edges, settings }: { nodes: readonly ChartNode[]; edges: readonly ChartEdge[]; settings: Settings }) {
  const facts: Readonly<Record<string, readonly string[]>> = {
    type: nodes.flatMap(({ kind }) => (kind === 'atomic' || kind === 'compound' ? [] : kind)),
    invoke: nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
    entry: nodes.flatMap(({ entry }) => entry),
    exit: nodes.flatMap(({ exit }) => exit),
    tags: nodes.flatMap(({ tags }) => tags),
    on: edges.map(edgeCode),
  }
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, values]) =>
        values.length === 0 ? null : (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            {[...new Set(values)].map((value) => (
              <dd key={value}>
                <code>{value}</code> {name === 'invoke' && <ActorChart src={value} settings={settings} />}
              </dd>
            ))}
          </div>
        ),
      )}
    </dl>
  )
}
