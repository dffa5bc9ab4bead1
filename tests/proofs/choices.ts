/** Settings, each with the stored value that is not its default. */
const OTHER_THAN_DEFAULT = {
  allMarkets: 'false',
  futuresAmounts: 'hidden',
  futuresChart: 'own',
  futuresDetails: 'true',
  futuresRowDetails: 'true',
  futuresKeys: 'true',
} as const

/** Stores some of them, drawn by `roll`: no other test combines them. */
export const drawChoices = (roll: () => number): [key: string, value: string][] =>
  Object.entries(OTHER_THAN_DEFAULT).filter(() => roll() < 0.5)

const ALERT_PRICES = ['65000', '66500', '68000', '70000'] as const

/** Alerts around the price, as stored for the user who accepted the terms at that time (epoch ms). */
export const readStoredAlerts = (acceptedMs: number): [key: string, value: string] => [
  `futuresAlerts:${acceptedMs}`,
  JSON.stringify({
    alerts: ALERT_PRICES.map((price) => ({ alert: { kind: 'price', market: 'BTC-USDC', price }, wasNotified: false })),
  }),
]
