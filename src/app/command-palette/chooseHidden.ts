import { storage } from '../../platform/storage.ts'

type Amounts = ReturnType<typeof storage.amounts.get>

const show = (amounts: Amounts) => {
  document.documentElement.dataset['amounts'] = amounts
}

/** Hides or shows the trader's own amounts, and stores the choice. */
export function chooseHidden(isHidden: boolean) {
  const amounts = isHidden ? 'hidden' : 'shown'
  show(amounts)
  storage.amounts.set(amounts)
}

/** Follows the choice of another tab, including one made while this page was loading. Returns a function that stops it. */
export function followHidden(): () => void {
  show(storage.amounts.get())
  return storage.amounts.watch(show)
}
