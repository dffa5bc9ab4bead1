import { useTranslation } from 'react-i18next'
import type { Bars } from './useBars.ts'
import './HistoryNote.css'

/** Shows that the history, or an older page of it, is loading. */
export function HistoryLoading({ bars: { status } }: { bars: Bars }) {
  const { t } = useTranslation('chart')
  if (status !== 'loading' && status !== 'older') return null
  return (
    <p role="status" className="candles-loading">
      {t(status === 'older' ? 'candles.loadingOlder' : 'candles.loading')}
    </p>
  )
}
