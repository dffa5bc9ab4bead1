import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { BackToExchange } from './BackToExchange.tsx'

/** In place of one page: the top bar stays, and so do the other pages. Reliability E3. */
export function PageCrash({ reset }: { reset: () => void }) {
  const { t } = useTranslation()

  return (
    <Message
      live
      tone="danger"
      icon={<TriangleAlert />}
      title={t('crash.page')}
      text={t('crash.pageText')}
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            {t('common.tryAgain')}
          </Button>
          <BackToExchange />
        </>
      }
    />
  )
}
