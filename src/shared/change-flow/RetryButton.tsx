import { useTranslation } from 'react-i18next'
import { ResultButton } from './ResultButton.tsx'
import { usePaused } from '../page/usePaused.ts'

/** "Try again", disabled while the exchange rate-limits us. */
export function RetryButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <ResultButton variant="primary" disabled={usePaused()} onPress={onPress}>
      {t('common.tryAgain')}
    </ResultButton>
  )
}
