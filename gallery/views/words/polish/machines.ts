/** The titles of the flows, by the machine's name. */
export const MACHINES: Readonly<Record<string, string>> = {
  closeOrder: 'Zamknięcie pozycji lub anulowanie zlecenia',
  closeSeveral: 'Zamykanie wielu zleceń',
  gate: 'Wejście do Futures',
  joinContest: 'Dołączenie do konkursu',
  leverage: 'Dźwignia',
  openOrder: 'Otwarcie pozycji',
  reset: 'Aktywacja lub reset salda',
  rollover: 'Automatyczne rolowanie',
  submission: 'Wysłanie zmiany',
  tpsl: 'Stop loss i take profit',
}
