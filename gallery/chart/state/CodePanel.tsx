import { useState } from 'react'
import { type Settings, printAddress } from '../../address.ts'
import { copyText } from '../../app/copyText.ts'
import { edgesAt, nodesAt } from '../../app/titles.ts'
import type { Chart, ViewReport } from '../../types.ts'
import { mermaid } from '../saved/mermaid.ts'
import { Facts } from './Facts.tsx'
import { placeInSource } from './sources.ts'

/** A state's details for engineers: its name and line in the source, its parts, what the shown flow knows, and the chart as Mermaid. */
export function CodePanel({ chart, path, settings, knows }: { chart: Chart; path: string; settings: Settings; knows: ViewReport['knows'] | null }) {
  const [isCopied, setIsCopied] = useState(false)
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
      <Facts nodes={nodesAt(chart, path)} edges={edgesAt(chart, path)} settings={settings} />
      {knows && <pre aria-label="What the flow knows">{JSON.stringify(knows, null, 2)}</pre>}
      <p className="code-links">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy as Mermaid
        </button>
        <span>
          The protocol of a change: <code>docs/proofs/protocol.md</code>
        </span>
        <a href={printAddress({ place: { page: 'host', platform: 'ios' }, settings })}>Webview host</a>
        <span role="status">{isCopied && 'Copied.'}</span>
      </p>
    </div>
  )
}
