/** Copies a text; also without HTTPS, where browsers have no clipboard API. */
export async function copyText(text: string) {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
