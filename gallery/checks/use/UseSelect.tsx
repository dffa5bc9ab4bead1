import './use.css'
import type { Knobs } from '../../address.ts'
import type { Shown } from './useUse.ts'

/** Switches the counts of a source on in the chart, or off. */
export function UseSelect({ knobs: { use }, shown: { sources, source }, onTurn }: { knobs: Knobs; shown: Shown; onTurn: (knobs: Partial<Knobs>) => void }) {
  return (
    <label className="use-select">
      Use
      <select value={use ?? ''} onChange={({ target }) => onTurn({ use: target.value === '' ? null : target.value })}>
        <option value="">Not shown</option>
        {sources.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        {use !== null && source === null && <option value={use}>{use}, not in this browser</option>}
      </select>
    </label>
  )
}
