import { type Check, passUnless, notSeen } from '../../check.ts'

export const noCookies: Check = {
  name: 'public/noCookies',
  title: 'A public call needs no cookie and sets none',
  section: 'Contract §1',
  app: 'sends no cookies with public calls and ignores those they set, so a session cannot start there',
  run({ log }) {
    const calls = log.filter(({ endpoint, isProbe }) => endpoint.isPublic && !isProbe)
    if (calls.length === 0) return notSeen('no public call was made')
    const wants = calls
      .filter(({ status }) => status === 401 || status === 403)
      .map(({ endpoint, status }) => `${endpoint.path}: ${status} without a cookie`)
    const sets = calls
      .filter(({ headers }) => headers.getSetCookie().length > 0)
      .map(({ endpoint }) => `${endpoint.path} sets a cookie`)
    return passUnless([...wants, ...sets], `${calls.length} calls`)
  },
}
