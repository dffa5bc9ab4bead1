import { callFacts } from '../scripts/openapi/callFacts.ts'
import { contractCalls } from '../scripts/openapi/calls.ts'
import { familyTexts } from '../scripts/openapi/codes.ts'
import type { Language } from '../src/constants/limits.ts'

/** The text key of a call's codes, by path. */
export const CODE_KEYS: ReadonlyMap<string, string> = new Map(
  contractCalls.flatMap(({ name, endpoint: { path } }) => {
    const { codes } = callFacts(name)
    return codes === undefined ? [] : [[path, codes]]
  }),
)

/** Codes with a text, by text key and language. */
export type CodeTexts = Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>>

const codesIn = (language: Language) =>
  new Map([...CODE_KEYS.values()].map((family) => [family, new Set(Object.keys(familyTexts(family, language)))]))

/** From the app's own texts. */
export const readTexts = (): CodeTexts => ({ en: codesIn('en'), pl: codesIn('pl') })
