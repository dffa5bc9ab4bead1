import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/display/Button.tsx'

/** The vendor's chart failed to load; offers a retry. */
export function ChartError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="pointer-events-auto flex items-center gap-2 text-sm text-text-2">
      <TriangleAlert size={14} aria-hidden className="shrink-0 text-warn" />
      <span>{t('chart.failed')}</span>
      <Button size="sm" className="shrink-0 whitespace-nowrap pointer-coarse:min-h-11" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}
