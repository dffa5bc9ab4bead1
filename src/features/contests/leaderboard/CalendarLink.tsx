import { useTranslation } from 'react-i18next'
import { calendar } from '../../../domain/contest/calendar.ts'
import { contestMoments } from '../../../domain/contest/contestMoments.ts'
import { contestDate } from '../../../domain/time/time.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import { downloadText } from '../../../shared/csv/downloadText.ts'
import { hasHost, toHost } from '../../../shared/host-bridge/toHost.ts'
import { CalendarIcon } from './icons.tsx'

interface Props {
  contest: Contest
  /** Whether the browser can save a file; a phone's webview cannot, and leaves it to the host. */
  canSave: boolean
}

/** Start and end of a contest as a calendar file. */
export function CalendarLink({ contest, canSave }: Props) {
  const { t } = useTranslation('leaderboard')
  const { contestName: name, startDate, endDate } = contest

  const save = () => {
    const words = {
      starts: t('calendar.starts', { name }),
      ends: t('calendar.ends', { name }),
      about: t('calendar.about', { start: contestDate(startDate), end: contestDate(endDate) }),
    }
    const { fileName, moments } = contestMoments(contest, words, window.location)
    const ics = calendar(moments, session.now())
    if (!toHost({ type: 'calendar', name: fileName, ics })) downloadText(fileName, ics, 'text/calendar')
  }
  if (!canSave && !hasHost()) return null
  return (
    <button
      type="button"
      onClick={save}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-xs font-medium text-accent hover:underline hover:underline-offset-3 dense:min-h-6 phone:text-hero-text phone:focus-visible:outline-hero-text"
    >
      <CalendarIcon className="size-4" />
      <span>{t('calendar.link')}</span>
    </button>
  )
}
