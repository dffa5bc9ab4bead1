import { useRouter } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { Banners } from '../../../shared/page/Banners.tsx'
import { PageLoader } from '../../../shared/page/PageLoader.tsx'
import { useSession } from '../../../shared/page/useSession.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import { reload } from '../../../ui/hooks/reload.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { hasHost, hostToken } from '../host.ts'
import { Contests } from '../page/Contests.tsx'
import './edges.css'

interface Props {
  contestId: string | null
  /** From the address: the contest user token, unless the host sends another. Contract §4. */
  token: string | null
}

/** Contests in a phone's webview: no shell, since the phone's app has its own bars, no cookie, no authorization call. Specification §2. */
export function WebviewPage({ contestId, token }: Props) {
  const status = useSession()
  const { t } = useTranslation()
  const saidToken = useStore(hostToken)
  useHost()

  return (
    <main
      tabIndex={-1}
      data-focus-fallback
      className="webview flex min-h-dvh flex-col ps-(--edge-left) pe-(--edge-right) pt-(--edge-top) pb-(--edge-bottom) outline-none"
    >
      <Banners />
      {(status === 'unknown' || status === 'in') && (
        <Contests isWebview contestId={contestId} token={saidToken ?? token} />
      )}
      {status === 'leaving' && <PageLoader />}
      {(status === 'elsewhere' || status === 'stuck') && (
        <Message
          live
          icon={<LogOut />}
          title={t('contests.signedOut')}
          text={t('contests.signedOutText')}
          actions={
            <Button variant="primary" onClick={reload}>
              {t('contests.reload')}
            </Button>
          }
        />
      )}
    </main>
  )
}

// Late: most webviews have no host that sends messages.
const hostConnection = lateCode(null, async () => (await import('./connectHost.ts')).connectHost)

/** Connects to the host of the webview, if there is one. */
function useHost() {
  const { history } = useRouter()

  useEffect(() => {
    if (!hasHost()) return
    const stop = hostConnection.load().then((connect) => connect(history))
    // If it fails to load, the page works as without a host.
    stop.catch(() => {})
    return () =>
      void stop.then(
        (end) => end(),
        () => {},
      )
  }, [history])
}
