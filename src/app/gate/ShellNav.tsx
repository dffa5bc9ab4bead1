import { useQuery } from '@tanstack/react-query'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import FileText from 'lucide-react/icons/file-text'
import Table2 from 'lucide-react/icons/table-2'
import Trophy from 'lucide-react/icons/trophy'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslation } from 'react-i18next'
import { walletUrl } from '../../platform/mainSite.ts'
import { contestsVisibilityQuery } from '../../queries/user.ts'
import { NavOutside, NavPage, type NavProps } from '../../shared/layout/NavItem.tsx'
import type { Elements } from '../../ui/Elements.ts'

/** Trading, Results, Contests (if the user's setting shows them), Terms, Wallet. Specification §2. */
export function ShellNav(props: NavProps) {
  const { data: visible } = useQuery(contestsVisibilityQuery)
  return <Items {...props}>{visible === true && <Contests {...props} />}</Items>
}

/** The same while the gate is loading; the space of Contests is reserved. */
export const WaitingNav = (props: NavProps) => (
  <Items {...props}>{props.variant === 'bar' && <Contests unsure {...props} />}</Items>
)

function Items({ children, ...props }: NavProps & { children: Elements }) {
  const { t } = useTranslation()

  return (
    <>
      <NavPage to="/market" icon={ChartCandlestick} {...props}>
        {t('shell.trading')}
      </NavPage>
      <NavPage to="/results" icon={Table2} {...props}>
        {t('shell.results')}
      </NavPage>
      {children}
      <NavPage to="/terms" icon={FileText} {...props}>
        {t('shell.terms')}
      </NavPage>
      <NavOutside href={walletUrl()} icon={Wallet} {...props}>
        {t('shell.wallet')}
      </NavOutside>
    </>
  )
}

function Contests(props: NavProps & { unsure?: boolean }) {
  const { t } = useTranslation()

  return (
    <NavPage to="/contests" icon={Trophy} {...props}>
      {t('shell.contests')}
    </NavPage>
  )
}
