import { useEffect } from 'react'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.tsx'
import { KeptMinutes } from '../../features/trading/chart/own/history/KeptMinutes.tsx'
import { OrderWatch } from '../../features/trading/orders/OrderWatch.tsx'
import { Boundary } from '../../shared/page/Boundary.tsx'
import { watchReleases } from './watchReleases.ts'

const DeskAlerts = lazyPart(lazily(async () => (await withTexts('desk', import('./alerts/DeskAlerts.tsx'))).DeskAlerts))
const Palette = lazyPart(lazily(async () => (await withTexts('desk', import('../command-palette/Palette.tsx'))).Palette))

/** What attends a trader on every page once the page is at rest: news of the orders, of a new release, alerts, and the minutes of prices, which outlive a reload; the palette and the keys. */
export function Desk() {
  useEffect(watchReleases, [])
  return (
    <>
      <OrderWatch />
      <Boundary title={null}>
        <DeskAlerts />
      </Boundary>
      <KeptMinutes />
      <Boundary title={null}>
        <Palette />
      </Boundary>
    </>
  )
}
