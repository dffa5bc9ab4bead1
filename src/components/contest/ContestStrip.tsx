export function ContestStrip() {
  return null
}
