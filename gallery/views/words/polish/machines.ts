/** What the flows are called, by their English title. */
export const MACHINES: Readonly<Record<string, string>> = {
  'Activate or reset the balance': 'Aktywacja lub reset salda',
  'Automatic rollover': 'Automatyczne rolowanie',
  'Close a position or cancel an order': 'Zamknięcie pozycji lub anulowanie zlecenia',
  'Close multiple': 'Zamykanie wielu naraz',
  'Entry to futures': 'Wejście do futures',
  'Join a contest': 'Dołączenie do konkursu',
  'Leverage': 'Dźwignia',
  'Open a position': 'Otwarcie pozycji',
  'Send a change': 'Wysłanie zmiany',
  'Stop-loss and take-profit': 'Stop loss i take profit',
}
