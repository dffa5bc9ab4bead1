import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { ChartLoader } from './ChartLoader.tsx'
import { chartFrameUrl, type FrameOptions } from './chartFrame.ts'
import { useFrameAnswer } from './useFrameAnswer.ts'

interface Props extends FrameOptions {
  onFail: () => void
}

/** The vendor's chart, in a frame without access to our page. Pass what it shows as the key, too: another is another chart. Reliability E4, E5. */
export function VendorChart({ onFail, ...shown }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useFrameAnswer(frame, onFail)

  return (
    <>
      {!isReady && <ChartLoader />}
      <iframe
        ref={frame}
        src={chartFrameUrl(shown)}
        title={t('chart.frame', shown)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className={classes('chart-frame', !isReady && 'opacity-0')}
      />
    </>
  )
}
