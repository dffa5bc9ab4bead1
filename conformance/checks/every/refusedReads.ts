import { Envelope } from '../../../src/api/endpoint.ts'
import { getFuturesProfile, getUserConfiguration } from '../../../src/api/user.ts'
import * as z from '../../../src/api/zod.ts'
import { inWords, isRefused, jsonOf, type Answer } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

/** If these are refused the app shows the rollover settings. Specification §4. */
const MAY_BE_REFUSED = new Set([getFuturesProfile, getUserConfiguration].map(({ path }) => path))

const faultOf = (answer: Answer): string => {
  const { result } = z.parse(Envelope, jsonOf(answer)) // a refusal has one
  return `${answer.endpoint.path}: ${inWords(answer)}; \`result\` is ${JSON.stringify(result)}, and only "ok" is an answer`
}

export const refusedReads: Check = {
  name: 'every/refusedReads',
  title: 'No required read is refused',
  section: 'Contract §1',
  app: 'shows an error, or the last valid data, marked as stale',
  run: ({ log }) =>
    passUnless(
      log
        .filter(
          (answer) =>
            !answer.isProbe &&
            !answer.endpoint.changes &&
            isRefused(answer) &&
            !MAY_BE_REFUSED.has(answer.endpoint.path),
        )
        .map(faultOf),
    ),
}
