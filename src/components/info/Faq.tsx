export function Faq() {
  return null
}
