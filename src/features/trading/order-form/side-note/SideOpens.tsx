import { useTranslation } from 'react-i18next'
import { utcMinute } from '../../../../domain/time/time.ts'
import type { Instant } from '../../../../api/scalars.ts'

/** On LONG or SHORT: since when that side can be traded. Late, since the first page has no other date. Specification §5. */
export function SideOpens({ since }: { since: Instant }) {
  const { t } = useTranslation()
  return <span>{t('dashboard.sideOpens', { since: utcMinute(since) })}</span>
}
