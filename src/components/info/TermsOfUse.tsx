export function TermsOfUse() {
  return null
}
