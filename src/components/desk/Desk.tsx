import { useEffect } from 'react'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../lazy/lazily.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { KeptMinutes } from '../candles/KeptMinutes.tsx'
import { OrderWatch } from '../orders/OrderWatch.tsx'
import { Boundary } from '../page/Boundary.tsx'
import { watchReleases } from './watchReleases.ts'

const DeskAlerts = lazyPart(lazily(async () => (await withTexts('desk', import('./DeskAlerts.tsx'))).DeskAlerts))
const Palette = lazyPart(lazily(async () => (await withTexts('desk', import('../palette/Palette.tsx'))).Palette))

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
