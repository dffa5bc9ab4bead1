import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../wire/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { BackToExchange } from '../page/BackToExchange.tsx'
import { useTitle } from '../page/useTitle.ts'

/** Availability or the user profile could not be loaded. Specification §2, "Error screens". */
export function LoadingError({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { t } = useTranslation()
  useTitle(t('gate.loadingError'))

  return (
    <Message
      live
      tone="danger"
      icon={<TriangleAlert />}
      title={t('gate.loadingError')}
      text={t('gate.loadingErrorText')}
      code={failure?.code === undefined ? undefined : t('common.code', { code: failure.code })}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          <BackToExchange />
        </>
      }
    />
  )
}
