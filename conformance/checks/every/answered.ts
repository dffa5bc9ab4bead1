import { type Check, passUnless } from '../../check.ts'

/** Contract §1: every request has a deadline, body included. */
export const answered: Check = {
  name: 'every/answered',
  title: 'Every call is answered within 10 seconds',
  section: 'Contract §1',
  app: 'shows the last valid data, marked as stale, and retries; a change whose response is lost is verified by the orders',
  run: ({ log }) =>
    passUnless(
      log
        .filter(({ status, isProbe }) => status === 0 && !isProbe)
        .map(({ endpoint, why }) => `${endpoint.path}: no answer (${why})`),
      `${log.length} calls`,
    ),
}
