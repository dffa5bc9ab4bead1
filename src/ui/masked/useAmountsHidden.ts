import { useRootState } from '../hooks/rootState.ts'

/** Whether the trader's own amounts are hidden. */
export const useAmountsHidden = () => useRootState('amounts') === 'hidden'
