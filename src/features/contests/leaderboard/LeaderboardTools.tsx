import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPinned } from '../../../domain/contest/pins.ts'
import { aroundPins, type NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'
import { ROWS_WITHOUT_SEARCH } from '../../../constants/limits.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import { classes } from '../../../ui/display/classes.ts'
import { ShareRank } from './ShareRank.tsx'
import { FindButton } from './FindButton.tsx'
import { FindRow } from './FindRow.tsx'
import { FoundRows } from './FoundRows.tsx'
import { PinnedRows } from './PinnedRows.tsx'
import { RowName } from './RowName.tsx'
import { RowPin } from './RowPin.tsx'
import type { DrawRow, RowMarks } from './rows.ts'
import { usePins } from './usePins.ts'

interface Props extends Omit<ComponentProps<typeof ShareRank>, 'standing'> {
  /** Sorted by rank. */
  entries: readonly LeaderboardEntry[]
  drawRow: DrawRow
  /** Turns the list to the page of a row. */
  onShow: (number: number) => void
  /** Passes the additional content of each row to the list. */
  onMarks: (marks: RowMarks) => void
}

/** Above a leaderboard: searches a long one by hash, and keeps pinned rows visible with their neighbours. */
export function LeaderboardTools({ entries, drawRow, onShow, onMarks, ...card }: Props) {
  const { contestId } = card.contest
  const { t } = useTranslation('leaderboard')
  const [query, setQuery] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeSearch = () => {
    button.current?.focus()
    setQuery(null)
  }
  const pins = usePins(contestId)
  const runs = useMemo(() => aroundPins(entries, pins), [entries, pins])
  useEffect(
    () => onMarks({ pin: ({ hashedEmail }) => <RowPin contestId={contestId} hash={hashedEmail} /> }),
    [contestId, onMarks],
  )

  const isLong = entries.length > ROWS_WITHOUT_SEARCH
  const found = (row: NumberedEntry) =>
    drawRow(row, { name: <RowName hash={row.entry.hashedEmail} onShow={() => onShow(row.number)} />, isMarked: isPinned(pins, row.entry.hashedEmail) })
  return (
    <>
      {isLong && <FindButton ref={button} isOpen={query !== null} onPress={() => setQuery(query === null ? '' : null)} />}
      {query !== null && (
        <div className="px-3.5 pb-3 max-phone:pt-3 phone:px-5">
          <FindRow query={query} onType={setQuery} onClose={closeSearch} />
        </div>
      )}
      {query !== null && <FoundRows entries={entries} query={query} row={found} />}
      {pins.length === 0 && <p className={classes('pin-hint', isLong && query === null && 'max-phone:hidden')}>{t('hint')}</p>}
      <PinnedRows contestId={contestId} pins={pins} runs={runs} drawRow={drawRow} onShow={onShow} share={(me) => <ShareRank {...card} standing={me} />} />
    </>
  )
}
