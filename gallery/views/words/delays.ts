/** What the machines wait for, by the delay's name. A test asks for every one of them. */
export const DELAYS: Readonly<Record<string, string>> = {
  longEnough: 'long enough to be sure',
  nextCheck: 'the time to the next look',
  refreshDeadline: 'the longest wait for figures',
  slow: 'unusually long',
}
