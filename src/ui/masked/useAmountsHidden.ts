import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { rootState, useRootState } from '../hooks/rootState.ts'

/** Whether the trader's own amounts are hidden. */
export const useAmountsHidden = () => useRootState('amounts') === 'hidden'

/** Whether the trader's own amounts are hidden, for use outside components. */
export const areAmountsHidden = () => rootState('amounts') === 'hidden'

/** An amount of the trader for places that only accept text, such as an accessible name: if hidden, it is a word. */
export function useSpokenAmount() {
  const { t } = useTranslation()
  const isHidden = useAmountsHidden()
  return (amount: string) => (isHidden && amount !== DASH ? t('common.hidden') : amount)
}
