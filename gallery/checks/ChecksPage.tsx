import './checks.css'
import { useRef } from 'react'
import { type Settings, type Place, printAddress } from '../address.ts'
import { stillView } from '../app/situations.ts'
import { stateTitle } from '../app/titles.ts'
import type { Chart } from '../types.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { ViewPane } from '../view/ViewPane.tsx'
import { AnalysisPanel } from './analysis/AnalysisPanel.tsx'
import { CheckList } from './coverage/Badge.tsx'
import { rowsOf } from './coverage/coverage.ts'

/** One state: its test coverage, and the analysis of its view. */
export function ChecksPage({ chart, place: requested, settings }: { chart: Chart; place: Extract<Place, { page: 'checks' }>; settings: Settings }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { place, path, scene, remark } = stillView(chart, requested, settings)
  const row = rowsOf(chart).find(([state]) => state === path?.state)?.[1]
  const still = { ...settings, scene, mode: 'still' } as const
  // The view names its event only once it has loaded.
  const at = { ...place, state: path?.state ?? place.state, by: path?.by ?? null }
  return (
    <main className="checks-state">
      <header className="machine-head">
        <div>
          <h1>Checks: {stateTitle(chart, path?.state ?? '') || chart.title}</h1>
          <p>
            <a href={printAddress({ place, settings })}>{chart.title}</a> · <a href={printAddress({ place: { page: 'coverage' }, settings })}>all checks</a>
          </p>
        </div>
        <div className="tools">
          <ViewMenu machine={chart.name} settings={still} only="one scene" />
        </div>
      </header>
      <section className="checks-about" aria-label="About this state">
        {remark !== null && <p role="alert" className="remark">{remark}</p>}
        {row && <CheckList row={row} />}
        <AnalysisPanel reading={settings.reading} frame={frame} />
      </section>
      <section className="view-side" aria-label="What the trader sees">
        <ViewPane frame={frame} address={printAddress({ place: { ...at, page: 'machine' }, settings: still })} width={settings.width} title={chart.title} />
      </section>
    </main>
  )
}
