import { Check as Tick, X } from 'lucide-react'
import { type Check, CHECKS, type Row } from './coverage.ts'

/** The checks that a row has, and those of them that fail; a screen has no walk. */
const checksIn = (row: Partial<Row>) => (Object.keys(CHECKS) as Check[]).filter((check) => row[check] !== undefined) // the keys of CHECKS
export const failing = (row: Partial<Row>) => checksIn(row).filter((check) => row[check] === false)

/** '8 of 8', or the failures of a state or a screen in the last test run. Null if it was not tested. */
export function Badge({ row }: { row: Partial<Row> | null }) {
  if (row === null) return <span className="badge">not visited</span>
  const [all, bad] = [checksIn(row), failing(row)]
  return (
    <span className="badge" data-green={bad.length === 0}>
      {bad.length === 0 ? <Tick size={13} aria-hidden /> : <X size={13} aria-hidden />}
      {`${all.length - bad.length} of ${all.length}`}
      {bad.length > 0 && `: not ${bad.map((check) => CHECKS[check]).join(', ')}`}
    </span>
  )
}

/** Each check in words, and whether it holds. */
export const CheckList = ({ row }: { row: Partial<Row> }) => (
  <ul className="check-list" aria-label="Checks by the tests">
    {checksIn(row).map((check) => (
      <li key={check} data-green={row[check]}>
        {row[check] ? <Tick size={13} aria-label="yes" /> : <X size={13} aria-label="no" />} {CHECKS[check]}
      </li>
    ))}
  </ul>
)
