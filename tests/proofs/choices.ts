/** Settings that are off by default, with the stored value that turns each on. */
const OFF_BY_DEFAULT = {
  allMarkets: 'true',
  futuresAmounts: 'hidden',
  futuresChart: 'own',
  futuresDetails: 'true',
  futuresRowDetails: 'true',
  futuresKeys: 'true',
} as const

/** Turns some of them on, drawn by `roll`: no other test combines them. */
export const drawChoices = (roll: () => number): [key: string, value: string][] =>
  Object.entries(OFF_BY_DEFAULT).filter(() => roll() < 0.5)

const ALERT_PRICES = ['65000', '66500', '68000', '70000'] as const

/** Alerts around the price, as stored for the user who accepted the terms at that time (epoch ms). */
export const readStoredAlerts = (acceptedMs: number): [key: string, value: string] => [
  `futuresAlerts:${acceptedMs}`,
  JSON.stringify({
    alerts: ALERT_PRICES.map((price) => ({ alert: { kind: 'price', market: 'BTC-USDC', price }, wasNotified: false })),
  }),
]
