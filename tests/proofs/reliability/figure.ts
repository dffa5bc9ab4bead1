/** Whether a campaign runs in full (`npm run proofs -- reliability`) or in part (`--quick`, `npm run test:all`). */
const isFull = process.env['RELIABILITY'] === 'full'

/** Number of tries of a campaign: fewer in `npm run test:all` and with `--quick`. */
export const size = (small: number, full: number): number => (isFull ? full : small)

/** Prints one measured figure of reliability goal `goal`, as `NAME value target`. */
export function figure(goal: string, name: string, value: number | string, target: number | string) {
  console.log(`\n${goal} ${name}\t${value}\t${target}`)
}
