import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { useHidden } from './useHidden.ts'

/** Says an amount of the trader's own where only text can stand, as in the name of a drawing: hidden, it is a word. */
export function useSaid() {
  const { t } = useTranslation()
  const isHidden = useHidden()
  return (amount: string) => (isHidden && amount !== DASH ? t('common.hidden') : amount)
}
