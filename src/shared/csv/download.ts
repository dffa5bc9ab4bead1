/** Time for the browser to begin reading the file. */
const REVOKE_AFTER_MS = 60_000

/** Hands a file to the browser to be saved. */
export function save(name: string, file: Blob) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}

/** The same of a text. */
export const download = (name: string, text: string, type: 'text/csv' | 'text/calendar' = 'text/csv') =>
  save(name, new Blob([text], { type: `${type};charset=utf-8` }))
