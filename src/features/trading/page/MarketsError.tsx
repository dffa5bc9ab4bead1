import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../api/failure.ts'
import { PageError } from '../../../shared/page/PageError.tsx'
import { LateStillOpen } from './missing.ts'

/** The markets could not be loaded; the exchange's error code, if any, is appended; positions can be closed all the same. Specification §8. */
export function MarketsError({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageError
        title={t('common.errorLoading')}
        text={t('marketError.errorLoadingText')}
        failure={failureOf(failure)}
        onRetry={onRetry}
      />
      <LateStillOpen />
    </>
  )
}
