import { type ComponentProps, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { aroundPins } from '../../../domain/contest/leaderboardRows.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import { withTexts } from '../../../i18n/withTexts.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { useLazyWindow } from '../../../ui/lazy/useLazyWindow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import type { ShareDialogProps } from '../share/ShareDialog.tsx'
import { PinnedRows } from './PinnedRows.tsx'
import { RowPin } from './RowPin.tsx'
import type { DrawRow, RowMarks } from './rows.ts'
import { usePins } from './storedPins.ts'

interface Props extends Omit<ComponentProps<typeof ShareRank>, 'standing'> {
  /** Sorted by rank. */
  entries: readonly LeaderboardEntry[]
  drawRow: DrawRow
  /** Turns the list to the page of a row. */
  onShow: (number: number) => void
  /** Passes the additional content of each row to the list. */
  onMarks: (marks: RowMarks) => void
}

/** Above a leaderboard: keeps pinned rows visible with their neighbours. */
export function LeaderboardTools({ entries, drawRow, onShow, onMarks, ...card }: Props) {
  const { contestId } = card.contest
  const { t } = useTranslation('leaderboard')
  const pins = usePins(contestId)
  const runs = useMemo(() => aroundPins(entries, pins), [entries, pins])
  useEffect(
    () => onMarks({ pin: ({ hashedEmail }) => <RowPin contestId={contestId} hash={hashedEmail} /> }),
    [contestId, onMarks],
  )

  return (
    <>
      {pins.length === 0 && <p className="pin-hint">{t('hint')}</p>}
      <PinnedRows contestId={contestId} pins={pins} runs={runs} drawRow={drawRow} onShow={onShow} share={(me) => <ShareRank {...card} standing={me} />} />
    </>
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
