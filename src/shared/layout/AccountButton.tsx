import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { session } from '../../queries/call/session.ts'
import { Button } from '../../ui/display/Button.tsx'
import { useHasMarker } from '../page/useSession.ts'

interface Props {
  /** In the drawer: full width. */
  wide?: boolean | undefined
  /** Shows only the icon of Log out. */
  isBrief?: boolean
  /** Not yet known whether there is a session: keeps its space, without text. */
  unsure?: boolean | undefined
}

/** Log out if a session marker is stored, else Log in. Specification §2. */
export function AccountButton({ wide = false, isBrief = false, unsure = false }: Props) {
  const { t } = useTranslation()
  const hasMarker = useHasMarker()
  const width = wide ? 'w-full' : ''

  if (!hasMarker && !unsure) {
    return (
      <Button variant="primary" className={width} onClick={() => session.logIn()}>
        {t('shell.logIn')}
      </Button>
    )
  }
  return (
    <Button
      variant={wide ? 'secondary' : 'quiet'}
      className={`${width} ${hasMarker ? '' : 'invisible'}`}
      onClick={() => session.logout()}
    >
      <LogOut aria-hidden="true" className="size-4" />
      <span className={isBrief ? 'sr-only' : ''}>{t('shell.logOut')}</span>
    </Button>
  )
}
