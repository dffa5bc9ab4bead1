import { type ComponentProps, Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { shortHash } from '../../../domain/contest/contest.ts'
import { aroundPins, type NumberedEntry } from '../../../domain/contest/leaderboardRows.ts'
import { type Pin, toggleMe } from '../../../domain/contest/pins.ts'
import { formatCount } from '../../../domain/money/format.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { useLateWindow } from '../../../shared/late/useLateWindow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import type { Elements } from '../../../ui/Elements.ts'
import type { ShareDialogProps } from '../share/ShareDialog.tsx'
import { RowPin } from './RowPin.tsx'
import type { DrawRow } from './rows.ts'
import { storePins, usePins } from './storedPins.ts'

interface Props extends Omit<ComponentProps<typeof ShareRank>, 'standing'> {
  /** Sorted by rank. */
  entries: readonly LeaderboardEntry[]
  drawRow: DrawRow
  /** The column heads of the list: above the pinned rows, they are the list's, too. */
  head: Elements
  /** Turns the list to the page of a row. */
  onShow: (number: number) => void
}

/** Above a leaderboard: keeps pinned rows visible with their neighbours, and tells the user's own rank. */
export function LeaderboardTools({ entries, drawRow, head, onShow, ...card }: Props) {
  const { contestId } = card.contest
  const { t } = useTranslation('leaderboard')
  const pins = usePins(contestId)
  const runs = useMemo(() => aroundPins(entries, pins), [entries, pins])

  if (pins.length === 0) return <p className="pin-hint">{t('hint')}</p>
  const rows = runs.flat()
  const me = pins.find(({ isMe }) => isMe)
  const mine = rows.find(({ entry }) => entry.hashedEmail === me?.hash)?.entry ?? null
  const lost = pins.filter(({ hash }) => !rows.some(({ entry }) => entry.hashedEmail === hash))

  const draw = (row: NumberedEntry) => {
    const hash = row.entry.hashedEmail
    const pin = pins.find((each) => each.hash === hash)
    const name = (
      <span className="relative z-1 inline-flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          onClick={() => onShow(row.number)}
          className="link -my-3 min-h-11 max-[18em]:my-0 dense:my-0 dense:min-h-6"
        >
          <span>{shortHash(hash)}</span> <span className="sr-only">{t('show')}</span>
        </button>
        {pin && (pin.isMe || !me) && <WhoTag contestId={contestId} pin={pin} />}
      </span>
    )
    return drawRow(row, { name, isMarked: pin !== undefined })
  }
  return (
    <div className="pinned-rows">
      {mine && (
        <div className="flex flex-wrap items-center justify-between pb-2">
          <p className="num px-3.5 text-md font-medium text-text phone:px-5">
            {t('rank', { rank: formatCount(mine.rank) })}
          </p>
          <div className="-my-1 ms-auto pe-1 phone:pe-3">
            <ShareRank {...card} standing={mine} />
          </div>
        </div>
      )}
      {rows.length > 0 && (
        <table className="w-full text-start text-md">
          <caption className="sr-only">{t('pinned')}</caption>
          {head}
          {/* Runs of consecutive rows; rows are left out between them. */}
          {runs.map((run, index) => (
            <tbody
              key={run[0]?.number}
              className={index > 0 ? 'border-t-4 border-double border-line-strong' : undefined}
            >
              {run.map((numbered) => (
                <Fragment key={numbered.number}>{draw(numbered)}</Fragment>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {lost.map(({ hash }) => (
        <p
          key={hash}
          title={hash}
          className="relative min-h-11 content-center border-t border-line px-3.5 text-sm text-text-2 phone:px-5"
        >
          <span>{t('lost', { hash: shortHash(hash) })}</span>
          <RowPin contestId={contestId} hash={hash} />
        </p>
      ))}
    </div>
  )
}

const dialog = lateCode('share', async () => (await import('../share/ShareDialog.tsx')).ShareDialog)

/** Opens the share card of the user's own row. */
function ShareRank(card: Omit<ShareDialogProps, 'onClose'>) {
  const { t } = useTranslation('leaderboard')
  const { Window, isSlow, opener, close } = useLateWindow(dialog)

  return (
    <>
      <Button variant="quiet" size="sm" className="min-h-11" pending={isSlow} {...opener}>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-4 fill-none stroke-current"
        >
          <path d="M12 15V3M8 7l4-4 4 4M4 13v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6" />
        </svg>
        <span>{t('share')}</span>
      </Button>
      {Window && <Window {...card} onClose={close} />}
    </>
  )
}

/** Marks a pinned row as the user's own; clicking "Me" unmarks it. */
function WhoTag({ contestId, pin: { hash, isMe } }: { contestId: ContestId; pin: Pin }) {
  const { t } = useTranslation('leaderboard')
  const pins = usePins(contestId)
  const look = isMe
    ? 'border-transparent bg-accent-solid text-on-accent'
    : 'border-control-line text-text-2 group-hover:text-text'

  return (
    <button
      type="button"
      className="group -my-3 inline-flex min-h-11 items-center dense:my-0 dense:min-h-6"
      onClick={() => storePins(contestId, toggleMe(pins, hash))}
    >
      <span className={`rounded-xs border px-1.5 py-px text-xs font-medium ${look}`}>{t(isMe ? 'me' : 'isMe')}</span>
      {isMe && <span className="sr-only">{t('notMe')}</span>}
    </button>
  )
}
