import { codeOf } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

/** Specification §8: on price and orders. */
const LOGIN_NEEDED = '9000'

export const loginCode: Check = {
  name: 'every/loginCode',
  title: 'Code 9000 on prices and orders means that nobody is logged in, and nothing else',
  section: 'Specification §8',
  app: 'ends the session and goes to the login page by 9000 on prices and orders; on other calls it shows an error',
  run: ({ log }) =>
    passUnless(log.filter((answer) => codeOf(answer) === LOGIN_NEEDED && (answer.asker === 'trader' || answer.endpoint.isPublic)).map(({ endpoint }) => `${endpoint.path}: 9000`)),
}
