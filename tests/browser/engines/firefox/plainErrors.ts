/**
 * Runs in every page of Firefox, whose driver tells an error of the console as “Error” and nothing else: its words are said
 * instead. And Firefox alone rejects what is under way when a page is left, so that late code is then said to be missing.
 */
export const plainErrors = () => {
  const { error } = console
  let isLeaving = false
  window.addEventListener('beforeunload', () => void (isLeaving = true))
  console.error = (...said: unknown[]) => {
    if (isLeaving && said.some((one) => one instanceof Error && one.name === 'CodeMissing')) return
    error.apply(console, said.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : one)))
  }
}
