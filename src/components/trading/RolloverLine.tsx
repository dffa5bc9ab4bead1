export function RolloverLine() {
  return null
}
