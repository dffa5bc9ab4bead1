import { LANGUAGES } from '../../../src/constants/limits.ts'
import { codeOf, isRefused } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { CODE_KEYS } from '../../codeTexts.ts'

export const codeTexts: Check = {
  name: 'every/codeTexts',
  title: 'Every code of a refused change has a text in every language',
  section: 'Specification §8',
  app: 'shows only that the exchange did not accept the change; add a text under that key in public/assets/locales',
  run({ log, texts }) {
    const refused = log.flatMap((answer) => {
      const [key, code] = [CODE_KEYS.get(answer.endpoint.path), codeOf(answer)]
      return key !== undefined && code !== null && isRefused(answer) ? [{ key, code }] : []
    })
    if (refused.length === 0) return notSeen('no change was refused with a code; only the profile changes makes some')
    const codes = [...new Set(refused.map(({ key, code }) => `${key}.${code}`))]
    const missing = refused.flatMap(({ key, code }) =>
      LANGUAGES.filter((language) => texts[language].get(key)?.has(code) !== true).map(
        (language) => `no words for ${key}.${code} in ${language}`,
      ),
    )
    return passUnless(missing, codes.join(', '))
  },
}
