/**
 * Runs in every page of Firefox. Its driver reports a console error only as “Error”: this logs the message instead. Only Firefox
 * rejects pending imports when a page is left: this ignores the resulting message about missing code.
 */
export const plainErrors = () => {
  const { error } = console
  let isLeaving = false
  window.addEventListener('beforeunload', () => void (isLeaving = true))
  console.error = (...said: unknown[]) => {
    if (isLeaving && said.some((one) => one instanceof Error && one.name === 'CodeLoadError')) return
    error.apply(console, said.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : one)))
  }
}
