import { useRouter } from '@tanstack/react-router'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { BackToExchange } from './BackToExchange.tsx'
import { useCrash } from './useCrash.ts'

/** Replaces a page that crashed or failed to load: the top bar and the other pages still work. Reliability E3, B12. */
export function PageCrash({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { isCode, codeText, button } = useCrash(error, () => void router.invalidate())

  return (
    <Message
      live
      tone="danger"
      icon={<TriangleAlert />}
      title={t(isCode ? 'crash.pageCode' : 'crash.page')}
      text={codeText ?? t('crash.pageText')}
      actions={
        <>
          <Button variant="primary" {...button} />
          <BackToExchange />
        </>
      }
    />
  )
}
