import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'

interface Props {
  caption: string
  /** Runs of consecutive rows; rows are left out between runs. */
  runs: readonly (readonly NumberedEntry[])[]
  row: (row: NumberedEntry) => ReactNode
}

const HEADS = ['rank', 'trader', 'roi', 'reward'] as const

/** Some rows of the leaderboard, shown above it. To the eye, its column heads below are theirs, too. */
export function RowTable({ caption, runs, row }: Props) {
  const { t } = useTranslation()
  return (
    <table className="w-full border-collapse text-start text-md">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">{t(`contests.${head}`)}</th>
          ))}
        </tr>
      </thead>
      {runs.map((run, index) => (
        <tbody key={run[0]?.number} className={index > 0 ? 'border-t-4 border-double border-line-strong' : undefined}>
          {run.map((numbered) => (
            <Fragment key={numbered.number}>{row(numbered)}</Fragment>
          ))}
        </tbody>
      ))}
    </table>
  )
}
