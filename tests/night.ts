/** Whether every variant, path and large campaign runs, as `npm run test:night` and `npm run proofs` ask for; the gate runs a part. */
export const isNight = process.env['NIGHT'] !== undefined
