import { useQuery } from '@tanstack/react-query'
import { ALERT_REFRESH_MS } from '../../../constants/limits.ts'
import { polls } from '../../../queries/client.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useTabVisible } from '../../../ui/visibility/visibility.ts'
import { storedAlerts } from './storedAlerts.ts'

const inBackground = { refetchInterval: () => (polls.stopped ? false : ALERT_REFRESH_MS), refetchIntervalInBackground: true } as const

/** While an alert is set, polls the public market list on every page, and once a minute in a hidden tab, which polls nothing else. */
export function useAlertPrices() {
  const isSet = useStore(storedAlerts, ({ alerts }) => alerts.length > 0)
  const isHidden = !useTabVisible()
  useQuery({ ...marketsQuery, ...(isHidden && inBackground), enabled: isSet, notifyOnChangeProps: [] })
}
