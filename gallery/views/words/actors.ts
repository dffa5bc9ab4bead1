/** The actors that states invoke: their words, and the machine they run if its name is another. A test asks for every one of them. */
export const ACTORS: Readonly<Record<string, { words: string; chart?: string }>> = {
  check: { words: 'a check whether the exchange has the change' },
  checkPayment: { words: 'a check of the payment status' },
  load: { words: 'loading the data for the entry' },
  loadSetting: { words: 'loading the rollover setting' },
  pool: { words: 'closing three orders at a time', chart: 'closeOrder' },
  refresh: { words: 'refreshing the data' },
  send: { words: 'the request' },
  submission: { words: 'sending the change' },
  watch: { words: 'polling the order' },
}
