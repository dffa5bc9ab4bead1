import { LONG_ANSWER_CHARACTERS } from '../../../src/constants/limits.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { isPolled } from '../../polled.ts'

/** Bytes, except for non-ASCII characters. */
const kilo = (characters: number) => `${(characters / 1_000).toFixed(1)} kB`

export const sizes: Check = {
  name: 'every/sizes',
  title: 'A polled response has less than a million characters',
  section: 'Reliability §3',
  app: 'parses it in slices between the page’s other tasks, and rejects a response of more than 16 million; on a phone this costs time with every refresh',
  run({ log }) {
    const polls = log.filter(isPolled)
    if (polls.length === 0) return notSeen('nothing of it was answered')
    const largest = new Map<string, number>()
    for (const { endpoint, text } of polls)
      largest.set(endpoint.path, Math.max(text.length, largest.get(endpoint.path) ?? 0))
    const packed = polls.some(({ headers }) => headers.has('content-encoding'))
    return passUnless(
      [...largest]
        .filter(([, characters]) => characters > LONG_ANSWER_CHARACTERS)
        .map(([path, characters]) => `${path}: ${kilo(characters)}`),
      ...[...largest].map(([path, characters]) => `${path} ${kilo(characters)}`),
      packed ? 'compressed' : 'not compressed',
    )
  },
}
