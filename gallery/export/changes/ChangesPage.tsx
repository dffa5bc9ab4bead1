import './changes.css'
import { type ReactNode, useMemo } from 'react'
import { ChangedChart } from './ChangedChart.tsx'
import { type ChangedMachine, changedMachines } from './changedMachines.ts'
import { ChangedView } from './ChangedView.tsx'
import type { Changes, Commit } from './changes.ts'
import { useChanges } from './useChanges.ts'
import { counted } from './changeTexts.ts'

const Head = ({ children }: { children: ReactNode }) => (
  <header className="machine-head">
    <div>
      <h1>What changed</h1>
      {children}
    </div>
  </header>
)

/** More changed views than this are found by their machines first: each is a screen high. */
const MOST_OPEN = 20

const CommitWords = ({ commit: { hash, subject, date } }: { commit: Commit }) => (
  <>
    <code>{hash.slice(0, 9)}</code> “{subject}”, {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long' })}
  </>
)

/** The changes of a machine; collapsed to its title and their number if `isOpen` is false. */
const Machine = ({ machine: { title, diff, views }, isOpen }: { machine: ChangedMachine; isOpen: boolean }) => (
  <section aria-label={title}>
    <details className="changed-machine" open={isOpen}>
      <summary>
        <h2>{title}</h2> <span className="faint">{[...(diff ? ['its chart'] : []), ...(views.length > 0 ? [counted(views.length, 'view')] : [])].join(' and ')}</span>
      </summary>
      {diff && (
        <>
          <h3>Chart: {counted(diff.differences.length, 'difference')}</h3>
          <ChangedChart diff={diff} title={title} />
        </>
      )}
      {views.length > 0 && <h3>{counted(views.length, 'view')}</h3>}
      {views.map((view) => (
        <ChangedView key={view.title} view={view} />
      ))}
    </details>
  </section>
)

function Found({ changes }: { changes: Changes }) {
  const machines = useMemo(() => changedMachines(changes), [changes])
  const count = machines.flatMap(({ views }) => views).length
  return (
    <>
      <Head>
        <p>
          From <CommitWords commit={changes.before} /> to <CommitWords commit={changes.after} />: {counted(changes.charts.length, 'chart')}
          {changes.views === null ? '; the pictures were not compared' : ` and ${counted(count, 'view')}`}.
        </p>
        {changes.remarks.map((remark) => (
          <p key={remark} className="remark">
            {remark}
          </p>
        ))}
      </Head>
      {machines.length === 0 && <p className="changes-none">Nothing that was compared differs.</p>}
      {machines.map((machine) => (
        <Machine key={machine.name} machine={machine} isOpen={count <= MOST_OPEN} />
      ))}
    </>
  )
}

/** The charts and the views that differ between two commits, as `npm run gallery:diff` found them. */
export function ChangesPage() {
  const changes = useChanges()
  return (
    <main className="changes-page">
      {changes === undefined && <p className="chart-wait">Looking for a comparison…</p>}
      {changes === null && (
        <Head>
          <p>
            No comparison was made with this gallery. Whoever builds it, such as CI, runs <code>npm run gallery:diff -- main</code> first: it compares a commit with the present one, and the result is shown here.
          </p>
        </Head>
      )}
      {changes && <Found changes={changes} />}
    </main>
  )
}
