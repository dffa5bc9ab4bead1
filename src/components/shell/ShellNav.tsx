import { useQuery } from '@tanstack/react-query'
import { ChartCandlestick, FileText, Trophy, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { walletUrl } from '../../leave.ts'
import { contestsVisibilityQuery } from '../../queries/user.ts'
import { type NavPlace, NavOutside, NavPage } from './NavItem.tsx'

interface Props {
  place: NavPlace
  onFollow?: (() => void) | undefined
}

/** Trading, Contests (where the user's setting lets them be seen), Terms, Wallet. Specification §2. */
export function ShellNav(props: Props) {
  const { t } = useTranslation()
  // The gate asks; here the answer is only read.
  const { data: contestsVisible } = useQuery({ ...contestsVisibilityQuery, enabled: false })
  const unsure = contestsVisible === undefined

  return (
    <>
      <NavPage to="/market" icon={ChartCandlestick} {...props}>
        {t('shell.trading')}
      </NavPage>
      {contestsVisible !== false && !(unsure && props.place === 'drawer') && (
        <NavPage to="/contests" icon={Trophy} unsure={unsure} {...props}>
          {t('shell.contests')}
        </NavPage>
      )}
      <NavPage to="/terms" icon={FileText} {...props}>
        {t('shell.terms')}
      </NavPage>
      <NavOutside href={walletUrl()} icon={Wallet} {...props}>
        {t('shell.wallet')}
      </NavOutside>
    </>
  )
}
