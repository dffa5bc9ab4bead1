import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../wire/failure.ts'
import { BackToExchange } from '../page/BackToExchange.tsx'
import { useTitle } from '../page/useTitle.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'

/** The markets could not be loaded; the exchange's error code, if any, is appended. Specification §8. */
export function MarketsNotLoaded({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const { code } = failureOf(failure)
  useTitle(t('common.errorLoading'))
  return (
    <Message
      icon={<TriangleAlert />}
      tone="danger"
      title={t('common.errorLoading')}
      text={t('marketError.errorLoadingText')}
      {...(code === undefined ? {} : { code: t('common.code', { code }) })}
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
