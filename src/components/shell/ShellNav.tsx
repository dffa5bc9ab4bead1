import { useQuery } from '@tanstack/react-query'
import { ChartCandlestick, FileText, Trophy, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { walletUrl } from '../../leave.ts'
import { contestsVisibilityQuery } from '../../queries/user.ts'
import { type NavPlace, NavOutside, NavPage } from './NavItem.tsx'

interface Props {
  place: NavPlace
  /** The gate is open: it is known which items there are. */
  open: boolean
  onFollow?: (() => void) | undefined
}

/** Trading, Contests (where the user's setting lets them be seen), Terms, Wallet. Specification §2. */
export function ShellNav({ open, ...props }: Props) {
  const { t } = useTranslation()

  return (
    <>
      <NavPage to="/market" icon={ChartCandlestick} {...props}>
        {t('shell.trading')}
      </NavPage>
      {open ? <VisibleContests {...props} /> : props.place === 'bar' && <Contests unsure {...props} />}
      <NavPage to="/terms" icon={FileText} {...props}>
        {t('shell.terms')}
      </NavPage>
      <NavOutside href={walletUrl()} icon={Wallet} {...props}>
        {t('shell.wallet')}
      </NavOutside>
    </>
  )
}

type ContestsProps = Omit<Props, 'open'> & { unsure?: boolean }

function Contests(props: ContestsProps) {
  const { t } = useTranslation()
  return (
    <NavPage to="/contests" icon={Trophy} {...props}>
      {t('shell.contests')}
    </NavPage>
  )
}

/** Apart, so that nothing observes the setting while the gate asks for it: an observer that goes takes the call with it. */
function VisibleContests(props: ContestsProps) {
  const { data: visible } = useQuery(contestsVisibilityQuery)
  return visible === true && <Contests {...props} />
}
