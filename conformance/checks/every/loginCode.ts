import { codeOf } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

/** Specification §8: on price and orders. */
const LOGIN_NEEDED = '9000'

export const loginCode: Check = {
  name: 'every/loginCode',
  title: 'Code 9000 of prices and orders is sent only if nobody is logged in',
  section: 'Specification §8',
  app: 'ends the session and redirects to the login page on code 9000 of prices and orders; for other calls it shows an error',
  run: ({ log }) =>
    passUnless(
      log
        .filter((answer) => codeOf(answer) === LOGIN_NEEDED && (answer.asker === 'trader' || answer.endpoint.isPublic))
        .map(({ endpoint }) => `${endpoint.path}: 9000`),
    ),
}
