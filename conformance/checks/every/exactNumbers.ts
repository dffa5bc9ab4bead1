import { type Check, passUnless } from '../../check.ts'
import { isExact, wireNumbers } from '../../wireNumbers.ts'

export const exactNumbers: Check = {
  name: 'every/exactNumbers',
  title: 'No JSON number has more digits than a browser can represent: longer ones are sent as strings',
  section: 'Contract §1',
  app: 'shows a rounded value: a JSON number is parsed as a float of about 16 digits, so the amount shown differs from the one sent',
  run(context) {
    const numbers = context
      .answers()
      .flatMap((answer) => wireNumbers(answer.text).map((number) => ({ ...number, path: answer.endpoint.path })))
    return passUnless(
      numbers
        .filter(({ text }) => !isExact(text))
        .map(({ path, key, text }) => `${path}: ${key}, a number of ${text.replaceAll(/\D/g, '').length} digits`),
      `${numbers.length} numbers`,
    )
  },
}
