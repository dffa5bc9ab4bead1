export function BalancePanel() {
  return null
}
