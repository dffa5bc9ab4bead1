import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openWallet } from '../../../platform/mainSite.ts'
import { contestsVisibilityQuery } from '../../../queries/user.ts'
import type { Entry } from './entry.ts'

/** The pages of the navigation, and the exchange's wallet. */
export function usePageEntries(): Entry[] {
  const { t } = useTranslation('palette')
  const router = useRouter()
  const { data: hasContests } = useQuery({ ...contestsVisibilityQuery, enabled: false })
  const also = (names: string) => names.split(', ')

  const pages = [
    { to: '/market', name: t('shell.trading'), also: also(t('also.trading')) },
    { to: '/results', name: t('shell.results'), also: [] },
    ...(hasContests === true ? [{ to: '/contests', name: t('shell.contests'), also: [] } as const] : []),
    { to: '/terms', name: t('info.titles.terms'), also: [t('info.terms')] },
    { to: '/terms/faq', name: t('info.titles.faq'), also: [t('info.faq'), ...also(t('also.faq'))] },
    { to: '/terms/fees', name: t('info.fees'), also: [] },
  ] as const
  return [
    ...pages.map(({ to, ...names }): Entry => ({ ...names, id: to, group: 'pages', isHeld: false, run: () => void router.navigate({ to }) })),
    { id: 'wallet', group: 'pages', name: t('shell.wallet'), also: [], isHeld: false, remark: t('outside'), run: openWallet },
  ]
}
