import './changes.css'
import { useMemo } from 'react'
import { type Knobs, printAddress } from '../address.ts'
import { charts } from '../chart/machines.ts'
import { views } from '../views/views.ts'
import { ChangedChart } from './ChangedChart.tsx'
import { ChangedViews } from './ChangedViews.tsx'
import type { Changes, Commit } from './changes.ts'
import { Shown } from './Shown.tsx'
import { HARDLY_PX, summaryOf } from './summary.ts'
import { useChanges } from './useChanges.ts'
import { counted, hardlyWords, viewWords } from './words.ts'

const CommitWords = ({ commit: { hash, subject, date } }: { commit: Commit }) => (
  <>
    <code>{hash.slice(0, 9)}</code> “{subject}”, {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long' })}
  </>
)

function Found({ changes, knobs: { names } }: { changes: Changes; knobs: Knobs }) {
  const { machines, same } = useMemo(() => summaryOf(changes, charts, views, names), [changes, names])
  const all = { charts: machines.filter(({ diff }) => diff).length, views: machines.flatMap(({ views: seen }) => seen).length, hardly: machines.flatMap(({ hardly }) => hardly).length }
  return (
    <>
      <header className="machine-head">
        <h1>What changed</h1>
        <p>
          From <CommitWords commit={changes.before} /> to <CommitWords commit={changes.after} />: {counted(all.charts, 'chart')}
          {changes.views === null ? '; the pictures were not compared' : ` and ${viewWords(all.views, all.hardly)}`}.
        </p>
        {changes.remarks.map((remark) => (
          <p key={remark} className="remark">
            {remark}
          </p>
        ))}
      </header>
      {all.views + all.hardly > 0 && <Shown />}
      {machines.length === 0 && <p className="changes-none">Nothing that was compared differs.</p>}
      {machines.map(({ name, title, diff, views: changed, hardly }) => (
        <section key={name} className="changed-machine" aria-label={title}>
          <h2>{title}</h2>
          {diff && <h3>Chart: {counted(diff.differences.length, 'difference')}</h3>}
          {diff && <ChangedChart diff={diff} title={title} names={names} />}
          {changed.length > 0 && <h3>{counted(changed.length, 'view')}</h3>}
          <ChangedViews views={changed} names={names} />
          {hardly.length > 0 && (
            <details className="changes-hardly">
              <summary>{hardlyWords(hardly.length, HARDLY_PX)}</summary>
              <ChangedViews views={hardly} names={names} />
            </details>
          )}
        </section>
      ))}
      <details className="changes-same">
        <summary>
          Unchanged: {counted(same.charts.length, 'chart')}, {counted(same.views.length, 'view')}
        </summary>
        <ul>
          {same.charts.map(({ name, title }) => (
            <li key={name}>
              <b>{title}</b>, its chart
            </li>
          ))}
          {same.views.map(({ machine, title, address }) => (
            <li key={`${machine} ${title}`}>{address ? <a href={printAddress(address)}>{`${machine}: ${title}`}</a> : `${machine}: ${title}`}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The charts and the views that differ between two commits, as `npm run gallery:diff` found them. */
export function ChangesPage({ knobs }: { knobs: Knobs }) {
  const changes = useChanges()
  return (
    <main className="changes-page">
      {changes === undefined && <p className="chart-wait">Looking for a comparison…</p>}
      {changes === null && (
        <header className="machine-head">
          <h1>What changed</h1>
          <p>
            Nothing has been compared yet. <code>npm run gallery:diff -- main~20</code> compares a commit with the present one.
          </p>
        </header>
      )}
      {changes && <Found changes={changes} knobs={knobs} />}
    </main>
  )
}
