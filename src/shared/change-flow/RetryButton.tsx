import { useTranslation } from 'react-i18next'
import { ResultButton } from './ResultButton.tsx'
import { useIsRateLimited } from '../page/useIsRateLimited.ts'

/** "Try again", disabled while the exchange rate-limits us. */
export function RetryButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <ResultButton variant="primary" disabled={useIsRateLimited()} onPress={onPress}>
      {t('common.tryAgain')}
    </ResultButton>
  )
}
