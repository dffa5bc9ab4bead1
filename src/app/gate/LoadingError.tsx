import { useTranslation } from 'react-i18next'
import type { Failure } from '../../api/failure.ts'
import { PageError } from '../../shared/page/PageError.tsx'

/** Availability or the user profile could not be loaded. Specification §2, "Error screens". */
export function LoadingError({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <PageError
      live
      title={t('gate.loadingError')}
      text={t('gate.loadingErrorText')}
      failure={failure}
      onRetry={onRetry}
    />
  )
}
