import { ChangedChart } from './ChangedChart.tsx'
import { ChangedViews } from './ChangedViews.tsx'
import { type ChangedMachine, HARDLY_PX } from './summary.ts'
import { counted, hardlyWords, partWords } from './changeTexts.ts'

/** The changes of a machine; collapsed to title and count if `isOpen` is false. */
export function ChangedMachineParts({ machine: { title, diff, views, hardly }, isOpen }: { machine: ChangedMachine; isOpen: boolean }) {
  return (
    <section aria-label={title}>
      <details className="changed-machine" open={isOpen}>
        <summary>
          <h2>{title}</h2> <span className="faint">{partWords(diff !== null, views.length, hardly.length)}</span>
        </summary>
        {diff && <h3>Chart: {counted(diff.differences.length, 'difference')}</h3>}
        {diff && <ChangedChart diff={diff} title={title} />}
        {views.length > 0 && <h3>{counted(views.length, 'view')}</h3>}
        <ChangedViews views={views} />
        {hardly.length > 0 && (
          <details className="changes-hardly">
            <summary>{hardlyWords(hardly.length, HARDLY_PX)}</summary>
            <ChangedViews views={hardly} />
          </details>
        )}
      </details>
    </section>
  )
}
