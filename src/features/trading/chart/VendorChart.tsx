import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/display/classes.ts'
import { ChartLoader } from './ChartLoader.tsx'
import { useFrameAnswer } from './useFrameAnswer.ts'

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
