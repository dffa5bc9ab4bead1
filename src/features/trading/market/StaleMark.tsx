import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'

/** Marks numbers whose refreshes were missed, with their age in seconds; `textClass` may hide its text where there is no room. */
export function StaleMark({ age, textClass }: { age: number; textClass?: string }) {
  const { t } = useTranslation()
  return (
    <span className="num inline-flex items-center gap-1 text-xs text-warn">
      <Clock size={12} aria-hidden />
      <span className={textClass}>{t('market.stale', { age })}</span>
    </span>
  )
}
