import './use.css'
import type { Knobs } from '../../address.ts'
import { turn } from '../../app/shell/useAddress.ts'
import { charts } from '../../chart/machines.ts'
import { neverSeen, oftenWithoutNote } from './lists.ts'
import { LoadUse } from './LoadUse.tsx'
import { countsIn } from './sources.ts'
import { strangersIn } from './subjects.ts'
import { NeverSeenList, OftenWithoutNote, Strangers } from './UseLists.tsx'
import { UseSources } from './UseSources.tsx'
import { useUse } from './useUse.ts'

/** How often each state is seen: the files that say so, and what follows for the notes and the tests. */
export function UsePage({ knobs }: { knobs: Knobs }) {
  const { sources, source } = useUse(knobs)
  // Without a choice, and until a file that is not here is loaded, the first one: the lists are never empty.
  const shown = source ?? sources[0] ?? null
  const counts = shown && countsIn(shown)
  const inCharts = { ...knobs, use: shown?.id ?? null }
  return (
    <main className="use-page">
      <header className="machine-head">
        <h1>Use</h1>
        <p>How often each state and transition is seen, and for how long: from a recording of Live, from the tests, or from telemetry. The charts show it under “Use”.</p>
      </header>
      <div className="use-body">
        <aside>
          <UseSources sources={sources} shown={shown?.id ?? null} onShow={(use) => turn({ use })} />
          {knobs.use !== null && !source && <p role="status">“{knobs.use}”, which the address names, is not loaded in this browser.</p>}
          <LoadUse />
          {counts && <Strangers found={strangersIn(charts, counts)} />}
        </aside>
        {counts && (
          <div className="use-lists">
            <OftenWithoutNote found={oftenWithoutNote(charts, counts)} knobs={inCharts} />
            <NeverSeenList found={neverSeen(charts, counts)} knobs={inCharts} />
          </div>
        )}
      </div>
    </main>
  )
}
