import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from '../../../api/zod.ts'
import { CHART_DEADLINE_MS, type Language, type Theme } from '../../../constants/limits.ts'
import { BASE_PATH } from '../../../platform/mainSite.ts'
import { classes } from '../../../ui/display/classes.ts'
import { Loader } from '../../../ui/display/Loader.tsx'

interface Props {
  /** Address of the chart host page. Also pass it as the key, so that a new address mounts a new chart. */
  src: string
  symbol: string
  isStarted: boolean
  onFail: () => void
}

/** The vendor's chart in a sandboxed frame without access to our page. Reliability E4, E5. */
export function VendorChart({ src, symbol, isStarted, onFail }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useFrameAnswer(frame, isStarted, onFail)

  return (
    <>
      {!isReady && <ChartLoader />}
      {isStarted && (
        <iframe
          ref={frame}
          src={src}
          title={t('chart.frame', { symbol })}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className={classes('chart-frame', !isReady && 'opacity-0')}
        />
      )}
    </>
  )
}

/**
 * Whether the chart in the frame has reported that it is ready. Calls `fail` when it reports a failure,
 * or nothing within the deadline, which starts when the frame is mounted. Reliability E4.
 */
function useFrameAnswer(frame: RefObject<HTMLIFrameElement | null>, isThere: boolean, fail: () => void): boolean {
  const [isReady, setReady] = useState(false)
  const failed = useEffectEvent(fail)

  useEffect(() => {
    if (!isThere) return
    const deadline = setTimeout(failed, CHART_DEADLINE_MS)
    const listen = (event: MessageEvent) => {
      const message = chartMessage(event, frame.current)
      if (message === null) return
      clearTimeout(deadline)
      if (message === 'ready') setReady(true)
      else failed()
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(deadline)
      window.removeEventListener('message', listen)
    }
  }, [frame, isThere])

  return isReady
}

/** Placeholder for a chart that is loading. */
export function ChartLoader() {
  const { t } = useTranslation()
  return (
    <div className="absolute inset-0 flex items-center justify-center">
      <Loader label={t('chart.loading')} />
    </div>
  )
}

interface FrameOptions {
  /** 'BTCUSDC': without a dash. */
  symbol: string
  theme: Theme
  lang: Language
  /** Address of the vendor's script. */
  script: string
}

/** Address of the chart host page (public/chart.html) with market, 1-minute interval, UTC, theme and language. Contains nothing secret. */
export function chartFrameUrl({ symbol, theme, lang, script }: FrameOptions): string {
  const params = new URLSearchParams({ symbol, theme, lang, interval: '1', tz: 'Etc/UTC', script })
  return `${BASE_PATH}/chart.html#${params}`
}

const ChartMessage = z.object({ type: z.enum(['chart-ready', 'chart-failed']) })

/**
 * The message of our chart frame; null for any other. The frame's origin is opaque, so only its window identifies the
 * sender; the vendor's inner frame can post to us too, and is ignored. Reliability E5.
 */
function chartMessage(event: MessageEvent, frame: HTMLIFrameElement | null): 'ready' | 'failed' | null {
  if (frame === null || frame.contentWindow === null || event.source !== frame.contentWindow) return null
  const read = ChartMessage.safeParse(event.data)
  return read.success ? (read.data.type === 'chart-ready' ? 'ready' : 'failed') : null
}
