import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { useAmountsHidden } from './useAmountsHidden.ts'

/** Replaces any amount, so that its length reveals nothing. */
export const DOTS = '•••••'

/** Dots visually, a word for screen readers; without sign and colour. */
export function Dots() {
  const { t } = useTranslation()
  return (
    <span className="relative text-text-3">
      <span aria-hidden="true">{DOTS}</span>
      <span className="sr-only">{t('common.hidden')}</span>
    </span>
  )
}

/** A maskable amount of the trader. An unknown one stays a dash. */
export const Masked = ({ children }: { children: ReactNode }) =>
  useAmountsHidden() && children !== DASH ? <Dots /> : <span translate="no">{children}</span>
