/** The delays of the machines, by name. A test asks for every one of them. */
export const DELAYS: Readonly<Record<string, string>> = {
  longEnough: 'long enough for a conclusive check',
  nextCheck: 'the interval between checks',
  refreshDeadline: 'the longest wait for a refresh',
  slow: 'unusually long',
}
