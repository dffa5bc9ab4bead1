import { useTranslation } from 'react-i18next'
import type { Bars } from './useBars.ts'
import './HistoryNote.css'

/** Says that the history, or more of it, is on its way. */
export function HistoryLoading({ bars: { status } }: { bars: Bars }) {
  const { t } = useTranslation('lines', { keyPrefix: 'candles' })
  if (status !== 'loading' && status !== 'older') return null
  return (
    <p role="status" className="candles-loading">
      {t(status === 'older' ? 'loadingOlder' : 'loading')}
    </p>
  )
}
