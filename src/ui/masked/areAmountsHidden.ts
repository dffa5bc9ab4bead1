import { rootState } from '../hooks/rootState.ts'

/** Whether the trader's own amounts are hidden, for use outside components. */
export const areAmountsHidden = () => rootState('amounts') === 'hidden'
