import { oneOf } from '../../platform/storage.ts'
import { setRootState } from '../../ui/hooks/rootState.ts'

const CHOICES = ['shown', 'hidden'] as const
type Choice = (typeof CHOICES)[number]

/** Read by public/assets/start.js too. */
const stored = oneOf('futuresAmounts', CHOICES, 'shown')

const show = (amounts: Choice) => setRootState('amounts', amounts)

/** Hides or shows the trader's own amounts, and stores the choice. */
export function chooseHidden(isHidden: boolean) {
  const amounts = isHidden ? 'hidden' : 'shown'
  stored.set(amounts)
  show(amounts)
}

/** Follows the choice of another tab, including one made while this page was loading. Returns a function that stops it. */
export function followHidden(): () => void {
  show(stored.get())
  return stored.watch(show)
}
