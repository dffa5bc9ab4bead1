import { useTranslation } from 'react-i18next'
import { DASH } from '../../domain/money/format.ts'
import { storage } from '../../platform/storage.ts'
import { useStore } from '../hooks/useStore.ts'

/** Whether the trader's own amounts are hidden. */
export const useAmountsHidden = () => useStore(storage.amounts) === 'hidden'

/** Whether the trader's own amounts are hidden, for use outside components. */
export const areAmountsHidden = () => storage.amounts.get() === 'hidden'

/** An amount of the trader for places that only accept text, such as an accessible name: if hidden, it is a word. */
export function useSpokenAmount() {
  const { t } = useTranslation()
  const isHidden = useAmountsHidden()
  return (amount: string) => (isHidden && amount !== DASH ? t('common.hidden') : amount)
}
