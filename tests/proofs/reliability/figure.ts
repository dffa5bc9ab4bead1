import { isNight } from '../../night.ts'

/** Number of tries of a campaign: seconds of them in the gate, all by night. */
export const size = (small: number, full: number): number => (isNight ? full : small)

/** Prints a measured figure of reliability goal `goal`, beside its target. */
export const figure = (goal: string, name: string, value: number | string, target: number | string) =>
  console.log(`\n${goal} ${name}: ${value}, wanted ${target}`)
