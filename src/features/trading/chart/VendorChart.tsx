import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/display/classes.ts'
import { CHART_DEADLINE_MS } from '../../../constants/limits.ts'
import { ChartLoader } from './ChartLoader.tsx'
import { chartMessage } from './chartFrame.ts'

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
