import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import { Announcement } from '../../../ui/display/Announcement.tsx'
import { RowTable } from './RowTable.tsx'
import { useFoundEntries } from './useFoundEntries.ts'

interface Props {
  entries: readonly LeaderboardEntry[]
  query: string
  row: (row: NumberedEntry) => ReactNode
}

/** The best of the matching rows, and their number. */
export function FoundRows({ entries, query, row }: Props) {
  const { t } = useTranslation('leaderboard')
  const found = useFoundEntries(entries, query)
  const shown = found?.rows.length ?? 0
  const words = () => {
    if (!found) return ''
    if (shown === 0) return t('nothing')
    return shown < found.total ? t('foundBest', { shown, count: found.total }) : t('found', { count: shown })
  }

  const summary = words()

  return (
    <>
      {summary !== '' && <p className="num px-3.5 pb-2 text-sm text-text-2 phone:px-5">{summary}</p>}
      <Announcement text={summary} />
      {found && shown > 0 && (
        <div className="mb-3 border-b border-line">
          <RowTable caption={t('foundRows')} runs={[found.rows]} row={row} />
        </div>
      )}
    </>
  )
}
