import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { ChartLoader } from './ChartLoader.tsx'
import { useFrameAnswer } from './useFrameAnswer.ts'
import { useIdle } from '../browser/useIdle.ts'

interface Props {
  /** Address of the chart host page. Also pass it as the key: another address is another chart. */
  src: string
  symbol: string
  onFail: () => void
}

/** The vendor's chart, in a frame without access to our page, started when the page is usable. Reliability E4, E5. */
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
