import { rootState } from '../hooks/rootState.ts'

/** Whether the trader's own amounts are hidden now, outside of components. */
export const areAmountsHidden = () => rootState('amounts') === 'hidden'
