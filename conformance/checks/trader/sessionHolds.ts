import type { Answer } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

/** The exchange has ended the session given to the checks. */
export const endsSession = ({ asker, isProbe, status }: Answer): boolean =>
  asker === 'trader' && !isProbe && status === 401

export const sessionHolds: Check = {
  name: 'trader/sessionHolds',
  title: 'A call with a session is never answered with 401',
  section: 'Contract §2',
  app: 'ends the session on the first 401 and redirects to the login page; if the 401 persists, it stops after three redirects with a message',
  run({ log }) {
    const requests = log.filter(({ asker, isProbe }) => asker === 'trader' && !isProbe)
    if (requests.length === 0) return notSeen('no call was made with a session')
    return passUnless(requests.filter(endsSession).map(({ endpoint }) => `${endpoint.path}: HTTP 401`))
  },
}
