import Search from 'lucide-react/icons/search'
import { type ComponentProps, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPinned } from '../../../domain/contest/pins.ts'
import { aroundPins, type NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'
import { ROWS_WITHOUT_SEARCH } from '../../../constants/limits.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import { classes } from '../../../ui/display/classes.ts'
import { withTexts } from '../../../i18n/withTexts.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { useLazyWindow } from '../../../ui/lazy/useLazyWindow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import type { ShareDialogProps } from '../share/ShareDialog.tsx'
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

interface FindButtonProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onPress: () => void
}

/** Opens the search of a long leaderboard. */
function FindButton({ ref, isOpen, onPress }: FindButtonProps) {
  const { t } = useTranslation('leaderboard')
  return (
    <button ref={ref} type="button" aria-label={t('open')} title={t('open')} aria-expanded={isOpen} className="icon-button absolute end-0 top-0 phone:end-2 phone:top-2" onClick={onPress}>
      <Search aria-hidden="true" className="size-4" />
    </button>
  )
}

const dialog = lazily(async () => (await withTexts('share', import('../share/ShareDialog.tsx'))).ShareDialog)

/** Opens the share card of the user's own row. */
function ShareRank(card: Omit<ShareDialogProps, 'onClose'>) {
  const { t } = useTranslation('leaderboard')
  const { Window, isSlow, opener, close } = useLazyWindow(dialog)

  return (
    <>
      <Button variant="quiet" size="sm" className="min-h-11" pending={isSlow} {...opener}>
        <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className="size-4 fill-none stroke-current">
          <path d="M12 15V3M8 7l4-4 4 4M4 13v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6" />
        </svg>
        <span>{t('share')}</span>
      </Button>
      {Window && <Window {...card} onClose={close} />}
    </>
  )
}
