import './changes.css'
import { useMemo } from 'react'
import type { Settings } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { views } from '../../views/views.ts'
import { PicturesHead } from '../PicturesHead.tsx'
import { ChangesExports } from './ChangesExports.tsx'
import { ChangedMachineParts } from './ChangedMachineParts.tsx'
import type { Changes, Commit } from './changes.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { summaryOf } from './summary.ts'
import { UnchangedViews } from './UnchangedViews.tsx'
import { useChanges } from './useChanges.ts'
import { counted, viewWords } from './changeTexts.ts'

/** More changed views than this are found by their machines first: each is a screen high. */
const MOST_OPEN = 20

const CommitWords = ({ commit: { hash, subject, date } }: { commit: Commit }) => (
  <>
    <code>{hash.slice(0, 9)}</code> “{subject}”, {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long' })}
  </>
)

function Found({ changes, settings }: { changes: Changes; settings: Settings }) {
  const { machines, same } = useMemo(() => summaryOf(changes, charts, views), [changes])
  const all = { charts: machines.filter(({ diff }) => diff).length, views: machines.flatMap(({ views: seen }) => seen).length, hardly: machines.flatMap(({ hardly }) => hardly).length }
  return (
    <>
      <PicturesHead title="What changed" grid="changes" about={null} settings={settings} tools={<ChangesExports changes={changes} />}>
        <p>
          From <CommitWords commit={changes.before} /> to <CommitWords commit={changes.after} />: {counted(all.charts, 'chart')}
          {changes.views === null ? '; the pictures were not compared' : ` and ${viewWords(all.views, all.hardly)}`}.
        </p>
        {changes.remarks.map((remark) => (
          <p key={remark} className="remark">
            {remark}
          </p>
        ))}
      </PicturesHead>
      {all.views + all.hardly > 0 && <PictureChoice />}
      {machines.length === 0 && <p className="changes-none">Nothing that was compared differs.</p>}
      {machines.map((machine) => (
        <ChangedMachineParts key={machine.name} machine={machine} isOpen={all.views <= MOST_OPEN} />
      ))}
      <UnchangedViews same={same} />
    </>
  )
}

/** The charts and the views that differ between two commits, as `npm run gallery:diff` found them. */
export function ChangesPage({ settings }: { settings: Settings }) {
  const changes = useChanges()
  return (
    <main className="changes-page">
      {changes === undefined && <p className="chart-wait">Looking for a comparison…</p>}
      {changes === null && (
        <PicturesHead title="What changed" grid="changes" about={null} settings={settings}>
          <p>
            No comparison was made with this gallery. Whoever builds it, such as CI, runs <code>npm run gallery:diff -- main</code> first: it compares a commit with the present one, and the result is shown here.
          </p>
        </PicturesHead>
      )}
      {changes && <Found changes={changes} settings={settings} />}
    </main>
  )
}
