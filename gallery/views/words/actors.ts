/** What runs beside a state: how it is called, and the machine it is an instance of under another name. A test asks for every one of them. */
export const ACTORS: Readonly<Record<string, { words: string; chart?: string }>> = {
  check: { words: 'a look at the exchange whether the change is there' },
  checkPayment: { words: 'a question how the payment stands' },
  load: { words: 'the calls of the entry, together' },
  loadSetting: { words: 'a look at the rollover setting' },
  pool: { words: 'three orders at a time, each by the flow of its own dialog', chart: 'closeOrder' },
  refresh: { words: 'reading the figures anew' },
  send: { words: 'the request' },
  submission: { words: 'sending the change, once' },
  watch: { words: 'the polls that bring the order' },
}
