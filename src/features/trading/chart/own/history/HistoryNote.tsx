import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { utcHour } from '../../../../../domain/text/time.ts'
import { Button } from '../../../../../ui/display/Button.tsx'
import type { Bars } from './useBars.ts'
import './HistoryNote.css'

/** Whether there is anything to say of the history, beside that it is on its way. */
export const hasNote = ({ status, unreadable }: Bars) => status === 'failed' || status === 'olderFailed' || status === 'empty' || unreadable > 0

/** What is missing of the history, and what is shown in its place. */
export function HistoryNote({ bars: { prices, status, unreadable, retry, isRetrying } }: { bars: Bars }) {
  const { t } = useTranslation('lines', { keyPrefix: 'candles' })
  const { t: common } = useTranslation()
  const [first] = prices.candles
  const isMissing = status === 'failed' || status === 'olderFailed'
  const isAlone = status === 'failed' || status === 'empty'

  return (
    <div role="status" className="candles-note">
      <TriangleAlert size={14} aria-hidden className="shrink-0 text-warn" />
      <span>
        {isMissing || status === 'empty' ? t(status) : t('leftOut', { count: unreadable })}
        {isAlone && first && <span className="candles-note-more"> {t('seen', { time: utcHour(first.seenAt) })}</span>}
      </span>
      {isMissing && (
        <Button size="sm" className="shrink-0 whitespace-nowrap" pending={isRetrying} onClick={retry}>
          {common('common.tryAgain')}
        </Button>
      )}
    </div>
  )
}
