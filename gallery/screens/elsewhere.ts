/** Situations of the sweep tests that are no screen of their own: the flow whose chart shows them, by its name. */
export const elsewhere: Readonly<Record<string, string>> = {
  'leverage': 'leverage',
  'closing a position': 'closeOrder',
  'canceling an order': 'closeOrder',
  'stop loss and take profit': 'tpsl',
  'resetting the balance': 'reset',
  'activating the balance': 'reset',
  'rollover': 'rollover',
  'joining a contest': 'joinContest',
  'an order whose answer was lost': 'openOrder',
}
