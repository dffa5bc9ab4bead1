import { useTranslation } from 'react-i18next'
import { AfterButton } from './AfterButton.tsx'
import { usePaused } from './usePaused.ts'

/** "Try again", once the exchange wants to be asked again. */
export function RetryButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <AfterButton variant="primary" disabled={usePaused()} onPress={onPress}>
      {t('common.tryAgain')}
    </AfterButton>
  )
}
