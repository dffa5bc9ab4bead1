import { Check as Tick, X } from 'lucide-react'
import { CHECKS, type Row } from './coverage.ts'

/** '8 of 8', or the failures of a state or a screen in the last test run. Null if it was not visited. */
export function Badge({ row }: { row: Row | null }) {
  if (row === null) return <span className="badge">not visited</span>
  const { checks, failing } = row
  return (
    <span className="badge" data-green={failing.length === 0}>
      {failing.length === 0 ? <Tick size={13} aria-hidden /> : <X size={13} aria-hidden />}
      {`${checks.length - failing.length} of ${checks.length}`}
      {failing.length > 0 && `: not ${failing.map((check) => CHECKS[check]).join(', ')}`}
    </span>
  )
}

/** Each check in words, and whether it holds. */
export const CheckList = ({ row: { checks, failing } }: { row: Row }) => (
  <ul className="check-list" aria-label="Checks by the tests">
    {checks.map((check) => (
      <li key={check} data-green={!failing.includes(check)}>
        {failing.includes(check) ? <X size={13} aria-label="no" /> : <Tick size={13} aria-label="yes" />} {CHECKS[check]}
      </li>
    ))}
  </ul>
)
