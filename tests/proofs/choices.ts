/** What is off by default, with what is stored where it is on. Alerts, which are a user's own, are set by the random users themselves. */
const OFF_BY_DEFAULT = {
  allMarkets: 'true',
  futuresAmounts: 'hidden',
  futuresChart: 'own',
  futuresKeys: 'true',
  futuresTitleProfit: 'true',
} as const

/** Some of them on, as `roll` has it: together they met in no test, and two of them once rewrote the title against each other. */
export const drawChoices = (roll: () => number): [key: string, value: string][] => Object.entries(OFF_BY_DEFAULT).filter(() => roll() < 0.5)
