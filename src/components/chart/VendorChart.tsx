import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { ChartLoader } from './ChartLoader.tsx'
import { useFrameAnswer } from './useFrameAnswer.ts'
import { useIdle } from '../browser/useIdle.ts'

interface Props {
  /** Of the chart host page; another one is another chart: give it as the key too. */
  src: string
  symbol: string
  onFail: () => void
}

/** The third party's chart, in a frame that can reach nothing of ours, started when the page is usable. Reliability E4, E5. */
export function VendorChart({ src, symbol, onFail }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const isStarted = useIdle()
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
