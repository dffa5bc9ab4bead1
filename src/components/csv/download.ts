/** Time for the browser to begin reading the file. */
const REVOKE_AFTER_MS = 60_000

/** Hands a text to the browser as a file to be saved. */
export function download(name: string, text: string, type: 'text/csv' | 'text/calendar' = 'text/csv') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
