import type { Entry } from './entry.ts'

/** The findings in a view; clicking an entry shows its element. */
export function Entries({ entries, chosen, onChoose }: { entries: readonly Entry[]; chosen: number | null; onChoose: (index: number) => void }) {
  return (
    <ol className="entries">
      {entries.map(({ title, detail, fault }, index) => (
        <li key={index} data-bad={fault !== null}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            <span className="num">{index + 1}</span>
            <span>
              {title !== '' && <strong>{title}, </strong>}
              {detail}
              {fault !== null && <em>{fault}</em>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
