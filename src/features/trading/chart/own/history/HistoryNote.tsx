import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { utcHour } from '../../../../../domain/time/time.ts'
import { Button } from '../../../../../ui/display/Button.tsx'
import type { Bars } from './useBars.ts'
import './HistoryNote.css'

/** Whether the history has a note to show, apart from loading. */
export const hasNote = ({ status, unreadable }: Bars) =>
  status === 'failed' || status === 'olderFailed' || status === 'empty' || unreadable > 0

/** What is missing from the history, and what is shown instead. */
export function HistoryNote({ bars: { past, prices, status, unreadable, retry, isRetrying } }: { bars: Bars }) {
  const { t } = useTranslation('chart')
  const [first] = prices.candles
  const isMissing = status === 'failed' || status === 'olderFailed'
  // A history that was shown stays when its refresh fails.
  const isAlone = past === null && (status === 'failed' || status === 'empty')

  return (
    <div role="status" className="candles-note">
      <TriangleAlert size={14} aria-hidden className="shrink-0 text-warn" />
      <span>
        <span>
          {isMissing || status === 'empty' ? t(`candles.${status}`) : t('candles.leftOut', { count: unreadable })}
        </span>
        {isAlone && first && (
          <span className="candles-note-more">{` ${t('candles.seen', { time: utcHour(first.seenAt) })}`}</span>
        )}
      </span>
      {isMissing && (
        <Button size="sm" className="shrink-0 whitespace-nowrap" pending={isRetrying} onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  )
}

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
