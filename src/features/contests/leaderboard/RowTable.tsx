import { Fragment, type ReactNode } from 'react'
import type { NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'

interface Props {
  caption: string
  /** Runs of consecutive rows; rows are left out between runs. */
  runs: readonly (readonly NumberedEntry[])[]
  row: (row: NumberedEntry) => ReactNode
}

/** Some rows of the leaderboard, shown above it. */
export const RowTable = ({ caption, runs, row }: Props) => (
  <table className="w-full border-collapse text-start text-md">
    <caption className="sr-only">{caption}</caption>
    {runs.map((run, index) => (
      <tbody key={run[0]?.number} className={index > 0 ? 'border-t-4 border-double border-line-strong' : undefined}>
        {run.map((numbered) => (
          <Fragment key={numbered.number}>{row(numbered)}</Fragment>
        ))}
      </tbody>
    ))}
  </table>
)
