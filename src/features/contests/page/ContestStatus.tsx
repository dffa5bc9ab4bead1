import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import type { Instant } from '../../../api/scalars.ts'
import { canJoin } from '../../../domain/contest/contest.ts'
import { contestDate, countdown } from '../../../domain/time/time.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { useLateWindow } from '../../../shared/late/useLateWindow.ts'
import { LoadingBars } from '../../../ui/display/LoadingBars.tsx'
import { hasHost, toHost } from '../host.ts'
import { useNow, usePhase } from '../useClock.ts'

// Late: the page is viewed more often than joined.
const joinDialog = lateCode(null, async () => (await import('./JoinDialog.tsx')).JoinDialog)

interface Props {
  contest: Contest
  token: string | null
  /** The token may view but not join. */
  tokenRefused: boolean
}

const button =
  'flex min-h-12 w-full items-center justify-center gap-2 rounded-sm border px-4 py-1 text-lg font-semi transition-[background-color] duration-instant'
const join =
  'border-transparent bg-accent-solid text-on-accent enabled-hover:bg-accent-solid-hover ' +
  'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-transparent disabled:text-text-2'
const joined = 'hero-joined border-transparent bg-success-soft text-success'

const askToLogIn = () => toHost({ type: 'needsLogin' })

/** The countdown to the start, then the end date, and the join button; follows the clock. Specification §2, §4. */
export function ContestStatus({ contest, token, tokenRefused }: Props) {
  const { t } = useTranslation()
  const { Window: JoinDialog, isSlow, opener, close } = useLateWindow(joinDialog)
  const phase = usePhase(contest)
  const isRunning = phase === 'running'
  // Requests a token from a host that can log in, if there is none for joining.
  const asksHost = (token === null || tokenRefused) && hasHost()
  const mayJoin = canJoin(contest, tokenRefused ? null : token, phase)

  return (
    <div className="hero-status relative max-phone:mt-2 max-phone:px-4">
      <div className="rounded-md border border-line bg-surface px-4 py-3 text-text">
        {phase === 'before' ? (
          <>
            <p aria-hidden="true" className="text-sm text-text-2 max-phone:text-center">
              {t('contests.startsIn')}
            </p>
            <p className="sr-only">{t('contests.startsOn', { date: contestDate(contest.startDate) })}</p>
            <Countdown until={contest.startDate} />
          </>
        ) : (
          <>
            <p className="flex items-center gap-2 text-md font-medium">
              {/* On the art: the dark theme's LONG colour, since the art is the same in both themes. */}
              {isRunning && <span aria-hidden="true" className="size-2 rounded-full bg-long" />}
              <span>{t(isRunning ? 'contests.running' : 'contests.ended')}</span>
            </p>
            <p className="num mt-1.5 text-sm text-text-2">
              {t(isRunning ? 'contests.ends' : 'contests.endedOn', { date: contestDate(contest.endDate) })}
            </p>
          </>
        )}
      </div>
      {phase !== 'ended' && (
        <div className="mt-3">
          {contest.isUserInContest ? (
            <p className={`${button} ${joined}`}>
              <Check aria-hidden="true" className="size-5" />
              <span>{t('contests.joined')}</span>
            </p>
          ) : (
            <button
              type="button"
              className={`${button} ${join}`}
              disabled={!mayJoin && !asksHost}
              aria-busy={isSlow || undefined}
              aria-describedby={mayJoin ? undefined : 'join-reason'}
              {...(asksHost ? { onClick: askToLogIn } : opener)}
            >
              <span>{t('contests.join')}</span>
              {isSlow && <LoadingBars className="h-4 w-5" />}
            </button>
          )}
          {!contest.isUserInContest && !mayJoin && (
            <p id="join-reason" className="mt-2 text-sm text-text-2">
              {tokenRefused ? t('contests.tokenRefused') : t('contests.noToken')}
            </p>
          )}
        </div>
      )}
      {JoinDialog && token !== null && <JoinDialog contest={contest} token={token} onClose={close} />}
    </div>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Days, hours, minutes and seconds until the start. Recomputed on every frame, so it cannot drift and survives sleep. Hidden from
 * screen readers, which get the date once. Specification §2.
 */
export function Countdown({ until }: { until: Instant }) {
  const { t } = useTranslation()
  const left = countdown(until, useNow())

  return (
    <div aria-hidden="true" className="mt-1 grid grid-cols-4 divide-x divide-line text-center">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <div key={unit} className="px-1">
          <div translate="no" className="num text-3xl leading-tight font-medium max-[18em]:text-xl">
            {two(left[unit])}
          </div>
          <div className="text-xs text-text-2">{t(`contests.${unit}`)}</div>
        </div>
      ))}
    </div>
  )
}
