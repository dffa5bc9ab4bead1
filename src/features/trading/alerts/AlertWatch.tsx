import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MarketName } from '../../../api/scalars.ts'
import { useAlertPrices } from './useAlertPrices.ts'
import { useContestAlerts } from './useContestAlerts.ts'
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
