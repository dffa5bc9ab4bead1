import { printAddress } from '../../address.ts'
import type { SameMachine } from './summary.ts'
import { partWords, unchangedWords } from './changeTexts.ts'

/** The unchanged views, collapsed. */
export function UnchangedViews({ same }: { same: readonly SameMachine[] }) {
  return (
    <details className="changes-same">
      <summary>{unchangedWords(same)}</summary>
      {same.map(({ name, title, isChartSame, views }) => (
        <section key={name} aria-label={`Unchanged of ${title}`}>
          <p>
            <b>{title}</b> <span className="faint">{partWords(isChartSame, views.length)}</span>
          </p>
          <ul>
            {views.map((view) => (
              <li key={view.title}>{view.address ? <a href={printAddress(view.address)}>{view.title}</a> : view.title}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
