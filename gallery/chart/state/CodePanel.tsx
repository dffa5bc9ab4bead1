import { useState } from 'react'
import { type Settings, printAddress } from '../../address.ts'
import { copyText } from '../../app/copyText.ts'
import { edgesAt, nodesAt } from '../../app/titles.ts'
import type { Chart, ChartEdge, ChartNode, ViewReport } from '../../types.ts'
import { machineOf } from '../../views/captions/captionOf.ts'
import { edgeCode } from '../code.ts'
import { charts } from '../machines.ts'
import { mermaid } from '../saved/mermaid.ts'
import { placeInSource } from './sources.ts'

/** The parts of a state by their names in the code: 'entry: freeze', 'on: CONFIRM [codeIsComplete]'. */
const partsOf = (nodes: readonly ChartNode[], edges: readonly ChartEdge[]): string[] => [
  ...nodes.flatMap(({ kind, invokes, entry, exit, tags }) => [
    ...(kind === 'atomic' || kind === 'compound' ? [] : [`type: ${kind}`]),
    ...invokes.map(({ src }) => `invoke: ${src}`),
    ...entry.map((name) => `entry: ${name}`),
    ...exit.map((name) => `exit: ${name}`),
    ...tags.map((name) => `tags: ${name}`),
  ]),
  ...edges.map((edge) => `on: ${edgeCode(edge)}`),
]

/** A state's details for engineers: its name and line in the source, its parts, what the shown flow knows, and the chart as Mermaid. */
export function CodePanel({ chart, path, settings, knows }: { chart: Chart; path: string; settings: Settings; knows: ViewReport['knows'] | null }) {
  const [isCopied, setIsCopied] = useState(false)
  const nodes = nodesAt(chart, path)
  const machines = new Set(nodes.flatMap(({ invokes }) => invokes.map(({ src }) => machineOf(src))))
  const source = placeInSource(chart, path.split('+')[0] ?? '')
  const copy = async () => {
    await copyText(mermaid(chart))
    setIsCopied(true)
  }
  return (
    <div className="code-panel">
      <p>
        <code>{path === '' ? chart.name : `${chart.name}/${path}`}</code>
        {source !== null && (
          <>
            {' '}
            in <code>{source}</code>
          </>
        )}
      </p>
      <pre aria-label="The state in the code">{partsOf(nodes, edgesAt(chart, path)).join('\n')}</pre>
      {knows && <pre aria-label="What the flow knows">{JSON.stringify(knows, null, 2)}</pre>}
      <p className="code-links">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy as Mermaid
        </button>
        <span>
          The protocol of a change: <code>docs/proofs/protocol.md</code>
        </span>
        {charts.filter(({ name }) => machines.has(name)).map(({ name, title }) => (
          <a key={name} href={printAddress({ place: { page: 'machine', machine: name, state: null, by: null }, settings })}>
            {title}
          </a>
        ))}
        <span role="status">{isCopied && 'Copied.'}</span>
      </p>
    </div>
  )
}
