export function TermsArea() {
  return null
}
