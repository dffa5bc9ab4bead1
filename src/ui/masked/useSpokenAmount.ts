import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { useAmountsHidden } from './useAmountsHidden.ts'

/** An amount of the trader for places that only accept text, such as an accessible name: if hidden, it is a word. */
export function useSpokenAmount() {
  const { t } = useTranslation()
  const isHidden = useAmountsHidden()
  return (amount: string) => (isHidden && amount !== DASH ? t('common.hidden') : amount)
}
