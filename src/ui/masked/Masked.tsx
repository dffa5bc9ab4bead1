import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { useAmountsHidden } from './useAmountsHidden.ts'

/** In the place of any amount, so that its length tells nothing. */
export const DOTS = '•••••'

/** Dots to the eye, a word to the ear; without sign and colour. */
export function Dots() {
  const { t } = useTranslation()
  return (
    <span className="relative text-text-3">
      <span aria-hidden="true">{DOTS}</span>
      <span className="sr-only">{t('common.hidden')}</span>
    </span>
  )
}

/** An amount of the trader's own, hidden on request. An unknown one stays a dash. */
export const Masked = ({ children }: { children: ReactNode }) => (useAmountsHidden() && children !== DASH ? <Dots /> : children)
