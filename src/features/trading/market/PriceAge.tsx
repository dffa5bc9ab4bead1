import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'

/** Shows that a price is old, or too old to trade at. Its line is always reserved. Not a live region, since it changes every second. */
export function PriceAge({ age, isBlocked }: { age: number | null; isBlocked: boolean }) {
  const { t } = useTranslation()
  const words = age !== null ? t(isBlocked ? 'dialogs.held' : 'dialogs.stale', { count: age }) : isBlocked ? t('dialogs.noPrice') : null

  return (
    <p className="mt-2 flex min-h-5 items-center gap-1.5 text-sm text-warn">
      {words !== null && (
        <>
          <Clock aria-hidden="true" className="size-3 shrink-0" />
          <span>{words}</span>
        </>
      )}
    </p>
  )
}
