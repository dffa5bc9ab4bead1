import { isExact, wireNumbers } from '../../wireNumbers.ts'
import { type Check, passUnless } from '../../check.ts'

export const exactNumbers: Check = {
  name: 'every/exactNumbers',
  title: 'No number has more digits than a browser keeps: long ones are sent as strings',
  section: 'Contract §1',
  app: 'reads what is left of it: a JSON number is a float, which keeps some 16 digits, and the amount shown is not the one sent',
  run(context) {
    const numbers = context.answers().flatMap((answer) => wireNumbers(answer.text).map((number) => ({ ...number, path: answer.endpoint.path })))
    return passUnless(
      numbers.filter(({ text }) => !isExact(text)).map(({ path, key, text }) => `${path}: ${key}, a number of ${text.replaceAll(/\D/g, '').length} digits`),
      `${numbers.length} numbers`,
    )
  },
}
