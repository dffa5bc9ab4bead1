import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../ui/hooks/useOnline.ts'

/** Label of a button that sends something; with "offline" below it while it cannot, as on LONG and SHORT. */
export function SendLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  if (useOnline()) return <span>{children}</span>
  return (
    <span className="leading-tight">
      <span>{children}</span> <span className="block text-xs">{t('orderForm.offline')}</span>
    </span>
  )
}
