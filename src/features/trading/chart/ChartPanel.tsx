import { type Query, useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { symbol } from '../../../domain/market/market.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { config } from '../../../platform/config.ts'
import { storage } from '../../../platform/storage.ts'
import { onCacheChange } from '../../../queries/onCacheChange.ts'
import { lateExtra, latePart } from '../../../shared/late/latePart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { useTheme } from '../../../shared/page/theme.ts'
import { classes } from '../../../ui/display/classes.ts'
import { HiddenHeading } from '../../../ui/display/HiddenHeading.tsx'
import { useIdle } from '../../../ui/hooks/useIdle.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useChartKind } from '../view/pageView.ts'
import { chartFrameUrl, ChartLoader, VendorChart } from './VendorChart.tsx'

// The drawing library is larger than the page's own code, so it loads afterwards.
const SimpleChart = latePart('chart', async () => (await import('./own/SimpleChart.tsx')).SimpleChart, ChartLoader)
const ChartBar = lateExtra('chart', async () => (await import('./ChartBar.tsx')).ChartBar)
const ChartDivider = lateExtra('chart', async () => (await import('./ChartDivider.tsx')).ChartDivider)

/** Of a custom property, which React's types do not know. */
const chosenHeight = (height: number) => ({ '--chart-h': `${height}px` }) as CSSProperties

/** The vendor's chart; our own chart if the vendor's is switched off, not configured or failed; or the prices as a table. Specification §2. */
export function ChartPanel({ market }: { market: Market }) {
  const { t } = useTranslation()
  const theme = useTheme()
  const lang = useLanguage()
  const kind = useChartKind()
  const [hasFailed, setFailed] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const isIdle = useChartStart()
  const height = useStore(storage.chartHeight)

  const name = symbol(market.market)
  const script = config.chartScript
  const isVendors = script !== null && kind === 'vendor' && !hasFailed
  // The vendor's chart has no whole window; ours does not have it again unasked.
  if (isVendors && isWhole) setWhole(false)
  // Another theme or market is painted first, its frame next.
  const src = useDeferredValue(chartFrameUrl({ symbol: name, theme, lang, script: script ?? '' }))
  const retry = kind === 'vendor' && hasFailed ? () => setFailed(false) : undefined

  return (
    <section
      aria-label={t('chart.label')}
      tabIndex={-1}
      data-focus-fallback
      className={classes('chart-panel outline-none', isWhole && 'chart-whole')}
      style={height === null ? undefined : chosenHeight(height)}
    >
      <HiddenHeading>{t('chart.label')}</HiddenHeading>
      {/* Before the content it selects, so that Tab moves on to it. */}
      {isIdle && <ChartBar isSimple={!isVendors} isWhole={isWhole} onWhole={setWhole} />}
      <Boundary title={t('chart.label')}>
        {isVendors ? (
          <VendorChart key={src} src={src} symbol={name} isStarted={isIdle} onFail={() => setFailed(true)} />
        ) : isIdle ? (
          <SimpleChart market={market} onRetryVendor={retry} isWhole={isWhole} />
        ) : (
          <ChartLoader />
        )}
      </Boundary>
      {isIdle && !isWhole && <ChartDivider />}
    </section>
  )
}

const isAwaited = ({ state }: Query) => state.status === 'pending'

/**
 * False until the page's first requests are answered and the browser is idle: a chart costs more than the rest of the page, so
 * prices, balance and orders are shown first. Ignores later refreshes.
 */
function useChartStart(): boolean {
  const client = useQueryClient()
  const [isAnswered, setAnswered] = useState(false)
  const isIdle = useIdle(isAnswered)

  useEffect(() => {
    if (isIdle) return
    // A batched call may still arrive after unsubscribing.
    let isSubscribed = true
    const look = () => {
      if (isSubscribed) setAnswered(client.isFetching({ predicate: isAwaited }) === 0)
    }
    look()
    const unsubscribe = onCacheChange(client, look)
    return () => {
      isSubscribed = false
      unsubscribe()
    }
  }, [client, isIdle])

  return isIdle
}
