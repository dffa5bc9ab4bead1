/** Time for the browser to start reading the file. */
const REVOKE_AFTER_MS = 60_000

/** Lets the browser save a file. */
export function saveFile(name: string, file: Blob) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
