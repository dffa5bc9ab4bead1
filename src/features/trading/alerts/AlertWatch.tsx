import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../../api/scalars.ts'
import { ALERT_REFRESH_MS } from '../../../constants/limits.ts'
import { contestEvents } from '../../../domain/contest/contestEvents.ts'
import { activeContestsQuery } from '../../../queries/activeContests.ts'
import { polls } from '../../../queries/call/client.ts'
import { session } from '../../../queries/call/session.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { useContestsVisible } from '../../../shared/page/useContestsVisible.ts'
import { everySecondOf } from '../../../ui/hooks/everySecond.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useTabVisible } from '../../../ui/visibility/visibility.ts'
import { isUnseen, notifyIfUnseen } from './notifyIfUnseen.ts'
import { storedAlerts } from './storedAlerts.ts'
import { watchAlerts } from './watchAlerts.ts'

/** Watches the alerts while mounted; renders nothing. */
export function AlertWatch() {
  const client = useQueryClient()
  const router = useRouter()
  useAlertPrices()
  useContestAlerts()

  useEffect(() => {
    const view = (marketName: MarketName) => void router.navigate({ to: '/market/$marketName', params: { marketName } })
    return watchAlerts(client, view)
  }, [client, router])

  return null
}

const inBackground = {
  refetchInterval: () => (polls.stopped ? false : ALERT_REFRESH_MS),
  refetchIntervalInBackground: true,
} as const

/** While an alert is set, polls the public market list on every page, and once a minute in a hidden tab, which polls nothing else. */
function useAlertPrices() {
  const isSet = useStore(storedAlerts, ({ alerts }) => alerts.length > 0)
  const isHidden = !useTabVisible()
  useQuery({ ...marketsQuery, ...(isHidden && inBackground), enabled: isSet, notifyOnChangeProps: [] })
}

// The list loses a contest when it has ended: by another clock's seconds, its end would come too late.
const everySecond = everySecondOf(session.now)

/** Reports the start and end of listed contests by the exchange's clock, if enabled and visible to the user. */
function useContestAlerts() {
  const { t } = useTranslation('alerts')
  const isVisible = useContestsVisible()
  const isOn = useStore(storedAlerts, ({ tellsContests }) => tellsContests) && isVisible
  const { data } = useQuery({ ...activeContestsQuery, enabled: isOn })
  const tell = useEffectEvent((after: number, until: number) => {
    for (const { contest, turn } of contestEvents(data?.items ?? [], after, until)) {
      const title = t(`contest.${turn}`, { name: contest.contestName })
      toast({ kind: 'info', title, sticky: isUnseen() })
      notifyIfUnseen({ title })
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
