import LogOut from 'lucide-react/icons/log-out'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { returnPath } from '../../domain/account/returnPath.ts'
import type { SessionStatus } from '../../domain/account/session.ts'
import { restorePageLanguage, setPageLanguage } from '../../i18n/pageLanguage.ts'
import { authUrl } from '../../platform/mainSite.ts'
import { storage } from '../../platform/storage.ts'
import { session } from '../../queries/call/session.ts'
import { Frame } from '../../shared/layout/Frame.tsx'
import { BackToExchange } from '../../shared/page/BackToExchange.tsx'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { PageLoader } from '../../shared/page/PageLoader.tsx'
import { useSession } from '../../shared/page/useSession.ts'
import { Button } from '../../ui/display/Button.tsx'
import { buttonClass } from '../../ui/display/buttonClass.ts'
import { Message } from '../../ui/display/Message.tsx'
import { Gate } from '../gate/Gate.tsx'

/** Every page for logged-in users: the session first, then the gate, then the page. Specification §2. */
export function Shell() {
  const status = useSession()
  useChosenLanguage()

  return status === 'unknown' || status === 'in' ? <Gate /> : <SessionEnded status={status} />
}

/** Follows the user's language choice, also from another tab; public pages have their own. */
function useChosenLanguage() {
  useEffect(() => {
    void restorePageLanguage()
    return storage.language.watch((language) => void setPageLanguage(language))
  }, [])
}

/** Replaces everything once the session is over. Contract §2. */
const SessionEnded = ({ status }: { status: SessionStatus }) => (
  <Frame account="none">
    {status === 'elsewhere' ? <EndedElsewhere /> : status === 'stuck' ? <Stuck /> : <PageLoader />}
  </Frame>
)

/** Another tab has ended the session; this one terminates nothing. */
function EndedElsewhere() {
  const { t } = useTranslation()
  useTitle(t('session.elsewhere'))

  return (
    <Message
      live
      icon={<LogOut />}
      title={t('session.elsewhere')}
      text={t('session.elsewhereText')}
      actions={
        <>
          <Button variant="primary" onClick={() => session.logIn()}>
            {t('shell.logIn')}
          </Button>
          <BackToExchange />
        </>
      }
    />
  )
}

/** Redirect loop with the login page: from here on only the user can continue. */
function Stuck() {
  const { t } = useTranslation()
  useTitle(t('session.stuck'))

  return (
    <Message
      live
      tone="danger"
      icon={<TriangleAlert />}
      title={t('session.stuck')}
      text={t('session.stuckText')}
      actions={
        <>
          <a href={authUrl(returnPath(window.location))} className={buttonClass('primary')}>
            {t('session.logInPage')}
          </a>
          <BackToExchange />
        </>
      }
    />
  )
}
