import { oneOf } from '../../platform/storage.ts'
import { setRootState } from '../../ui/hooks/rootState.ts'

const CHOICES = ['shown', 'hidden'] as const
type Choice = (typeof CHOICES)[number]

/** Read by public/assets/start.js too. */
const kept = oneOf('futuresAmounts', CHOICES, 'shown')

const show = (amounts: Choice) => setRootState('amounts', amounts)

/** Hides the trader's own amounts or shows them, and saves the choice. */
export function chooseHidden(isHidden: boolean) {
  const amounts = isHidden ? 'hidden' : 'shown'
  kept.set(amounts)
  show(amounts)
}

/** Follows the choice made in another tab, and one made there while this page was loading. Returns the function that stops it. */
export function followHidden(): () => void {
  show(kept.get())
  return kept.watch(show)
}
