/** Whether a campaign runs in full (`npm run proofs -- reliability`), in part (`--quick`, `npm run test:all`). */
const isFull = process.env['RELIABILITY'] === 'full'

/** How often a campaign tries: less in `npm run test:all` and with `--quick` than in full. */
export const size = (small: number, full: number): number => (isFull ? full : small)

/** Prints one measured figure of reliability goal `goal`, as `NAME value target`. */
export function figure(goal: string, name: string, value: number | string, target: number | string) {
  console.log(`\n${goal} ${name}\t${value}\t${target}`)
}
