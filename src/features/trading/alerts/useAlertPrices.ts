import { useQuery } from '@tanstack/react-query'
import { ALERT_REFRESH_MS } from '../../../constants/limits.ts'
import { polls } from '../../../queries/client.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useTabVisible } from '../../../ui/visibility/visibility.ts'
import { storedAlerts } from './storedAlerts.ts'

const inBackground = { refetchInterval: () => (polls.stopped ? false : ALERT_REFRESH_MS), refetchIntervalInBackground: true } as const

/** While an alert is set, the market list is asked for on every page, and once a minute in a hidden tab, where nothing else is. It is public. */
export function useAlertPrices() {
  const isSet = useStore(storedAlerts, ({ alerts }) => alerts.length > 0)
  const isHidden = !useTabVisible()
  useQuery({ ...marketsQuery, ...(isHidden && inBackground), enabled: isSet, notifyOnChangeProps: [] })
}
