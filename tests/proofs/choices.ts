/** What is off by default, with what is stored where it is on. */
const OFF_BY_DEFAULT = {
  allMarkets: 'true',
  futuresAmounts: 'hidden',
  futuresChart: 'own',
  futuresDetails: 'true',
  futuresKeys: 'order',
  futuresTitleProfit: 'true',
} as const

/** Some of them on, as `roll` has it: together they met in no test, and two of them once rewrote the title against each other. */
export const drawChoices = (roll: () => number): [key: string, value: string][] => Object.entries(OFF_BY_DEFAULT).filter(() => roll() < 0.5)

const ALERT_PRICES = ['65000', '66500', '68000', '70000'] as const

/** Alerts around the price, as they are stored for the user who accepted the terms at that time (epoch ms). */
export const readStoredAlerts = (acceptedMs: number): [key: string, value: string] =>
  [`futuresAlerts:${acceptedMs}`, JSON.stringify({ alerts: ALERT_PRICES.map((price) => ({ alert: { kind: 'price', market: 'BTC-USDC', price }, isTold: false })) })]
