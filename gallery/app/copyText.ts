/** Puts a text on the clipboard, also where the gallery is served without HTTPS, which browsers keep the clipboard API from. */
export async function copyText(text: string) {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
