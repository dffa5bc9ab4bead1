import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { contestEvents } from '../../../domain/contest/contestEvents.ts'
import { activeContestsQuery } from '../../../queries/contests.ts'
import { session } from '../../../queries/session.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { storedAlerts } from './storedAlerts.ts'
import { isTabHidden, notifyIfHidden } from './notifyIfHidden.ts'

/** Reports the start and end of listed contests by the exchange's clock, if enabled. Does not poll the list itself. */
export function useContestAlerts() {
  const { t } = useTranslation('alerts')
  const isOn = useStore(storedAlerts, ({ tellsContests }) => tellsContests)
  const { data } = useQuery({ ...activeContestsQuery, enabled: isOn })
  const tell = useEffectEvent((after: number, until: number) => {
    for (const { contest, turn } of contestEvents(data?.items ?? [], after, until)) {
      const title = t(`contest.${turn}`, { name: contest.contestName })
      toast({ kind: 'info', title, sticky: isTabHidden() })
      notifyIfHidden({ title })
    }
  })

  useEffect(() => {
    if (!isOn) return
    let last = session.now()
    return everySecond(() => {
      const now = session.now()
      tell(last, now)
      last = now
    })
  }, [isOn])
}
