import './checks.css'
import { lazy, Suspense, useRef } from 'react'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { Remark } from '../app/Remark.tsx'
import { knownPaths, shownScene } from '../app/situations.ts'
import { whatIsShown } from '../app/shell/whatIsShown.ts'
import { machineTitle, stateTitle } from '../app/words.ts'
import { pathTo } from '../paths.ts'
import type { Chart } from '../types.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { ViewPane } from '../view/ViewPane.tsx'
import { CheckList } from './coverage/Badge.tsx'
import { rowsOf } from './coverage/coverage.ts'

/** Its libraries are larger than the rest of the page. */
const AnalysisPanel = lazy(async () => ({ default: (await import('./analysis/AnalysisPanel.tsx')).AnalysisPanel }))

/** One state: what the tests have found of it, and what can be read from its view. */
export function ChecksPage({ chart, place: requested, knobs }: { chart: Chart; place: Extract<Place, { page: 'checks' }>; knobs: Knobs }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scene = shownScene(chart, knobs.scene, requested.state)
  const paths = knownPaths(chart, scene)
  const { place, remark, nearest } = whatIsShown(chart, { ...requested, page: 'machine' }, paths, knobs.names)
  const path = pathTo(paths, place.state, place.by)
  const row = rowsOf(chart).find(([state]) => state === path?.state)?.[1]
  const still = { ...knobs, scene, mode: 'still', notes: '' } as const
  // The view names the event it was reached by only once it is there.
  const at = { ...place, state: path?.state ?? place.state, by: path?.by ?? null }
  return (
    <main className="checks-state">
      <header className="machine-head">
        <div>
          <h1>Checks: {stateTitle(chart, path?.state ?? '', knobs.names) || machineTitle(chart, knobs.names)}</h1>
          <p>
            <a href={printAddress({ place, knobs })}>{machineTitle(chart, knobs.names)}</a> · <a href={printAddress({ place: { page: 'coverage' }, knobs })}>all checks</a>
          </p>
        </div>
        <div className="tools">
          <ViewMenu machine={chart.name} knobs={still} only="one scene" />
        </div>
      </header>
      <section className="checks-about" aria-label="About this state">
        {remark !== null && <Remark chart={chart} remark={remark} nearest={nearest} knobs={knobs} />}
        {row && <CheckList row={row} />}
        <Suspense>
          <AnalysisPanel place={at} knobs={still} frame={frame} />
        </Suspense>
      </section>
      <section className="view-side" aria-label="What the trader sees">
        <ViewPane chart={chart} place={at} knobs={still} frame={frame} />
      </section>
    </main>
  )
}
