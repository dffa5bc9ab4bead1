import { useRouter } from '@tanstack/react-router'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { CodeLoadError, needsReload } from '../../platform/loadCode.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { reload } from '../../ui/hooks/reload.ts'
import { useBackOnline } from '../../ui/hooks/useBackOnline.ts'
import { useOnline } from '../../ui/hooks/useOnline.ts'
import { BackToExchange } from './BackToExchange.tsx'

/** Replaces a page that crashed or failed to load: the top bar and the other pages still work. Reliability E3, B12. */
export function PageCrash({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const router = useRouter()
  const isCode = error instanceof CodeLoadError
  const isLost = needsReload(error)
  // It reloads by itself once online; until then a retry would fail again.
  const isWaiting = !useOnline() && isCode
  const retry = () => void router.invalidate()
  useBackOnline(isCode && !isLost ? error : null, retry)

  return (
    <Message
      live
      tone="danger"
      icon={<TriangleAlert />}
      title={t(isCode ? 'crash.pageCode' : 'crash.page')}
      text={t(isLost ? 'crash.codeReload' : isCode ? 'crash.code' : 'crash.pageText')}
      actions={
        <>
          <Button variant="primary" pending={isWaiting} onClick={isLost ? reload : retry}>
            {t(isLost ? 'crash.reload' : 'common.tryAgain')}
          </Button>
          <BackToExchange />
        </>
      }
    />
  )
}
