import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../shared/layout/Logo.tsx'
import { BackToExchange } from '../../shared/page/BackToExchange.tsx'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { reload } from '../../ui/hooks/reload.ts'

/** Replaces the whole app when its frame crashes. A reload keeps the session. Reliability E3. */
export function CrashScreen() {
  const { t } = useTranslation()

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-topbar items-center border-b border-line bg-surface px-4 tablet:px-5">
        <Logo />
      </header>
      <main className="flex grow flex-col">
        <Message
          live
          tone="danger"
          icon={<TriangleAlert />}
          title={t('crash.app')}
          text={t('crash.appText')}
          actions={
            <>
              <Button variant="primary" onClick={reload}>
                {t('crash.reload')}
              </Button>
              <BackToExchange />
            </>
          }
        />
      </main>
    </div>
  )
}
