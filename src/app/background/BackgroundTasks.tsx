import { useEffect } from 'react'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.tsx'
import { StoreMinutes } from '../../features/trading/chart/own/history/StoreMinutes.tsx'
import { OrderWatch } from '../../features/trading/orders/OrderWatch.tsx'
import { Boundary } from '../../shared/page/Boundary.tsx'
import { watchUser } from '../../queries/watchUser.ts'
import { watchReleases } from './watchReleases.ts'

const BackgroundAlerts = lazyPart(lazily(async () => (await withTexts('alerts', import('./alerts/BackgroundAlerts.tsx'))).BackgroundAlerts))
const Palette = lazyPart(lazily(async () => (await withTexts('palette', import('../command-palette/Palette.tsx'))).Palette))

/**
 * Runs on every page once it is idle: news of orders and releases, another user's login in another tab, alerts, recorded prices
 * (which survive a reload), the palette and its keys.
 */
export function BackgroundTasks() {
  useEffect(watchReleases, [])
  useEffect(watchUser, [])
  return (
    <>
      <OrderWatch />
      <Boundary title={null}>
        <BackgroundAlerts />
      </Boundary>
      <StoreMinutes />
      <Boundary title={null}>
        <Palette />
      </Boundary>
    </>
  )
}
