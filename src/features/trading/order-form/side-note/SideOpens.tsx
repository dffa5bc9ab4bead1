import { useTranslation } from 'react-i18next'
import type { Instant } from '../../../../api/scalars.ts'
import { utcMinute } from '../../../../domain/time/time.ts'

/** On LONG or SHORT: since when that side can be traded. Late, since the first page has no other date. Specification §5. */
export function SideOpens({ since }: { since: Instant }) {
  const { t } = useTranslation()
  return <span>{t('dashboard.sideOpens', { since: utcMinute(since) })}</span>
}
