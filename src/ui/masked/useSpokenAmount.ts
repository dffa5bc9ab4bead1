import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { useAmountsHidden } from './useAmountsHidden.ts'

/** Says an amount of the trader's own where only text can stand, as in the name of a drawing: hidden, it is a word. */
export function useSpokenAmount() {
  const { t } = useTranslation()
  const isHidden = useAmountsHidden()
  return (amount: string) => (isHidden && amount !== DASH ? t('common.hidden') : amount)
}
