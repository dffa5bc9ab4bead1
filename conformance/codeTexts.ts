import { contractCalls } from '../scripts/openapi/calls.ts'
import { callText } from '../scripts/openapi/callTexts.ts'
import type { Language } from '../src/constants/limits.ts'

/** The key of the texts of a call's codes, by its path. */
export const CODE_KEYS: ReadonlyMap<string, string> = new Map(
  contractCalls.flatMap(({ name, endpoint: { path } }) => {
    const { codes } = callText(name)
    return codes === undefined ? [] : [[path, codes]]
  }),
)

/** Codes that have words, by the key of their texts, by language. */
export type CodeTexts = Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>>

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The codes with words in one language's texts. Throws if a family is not there. */
export function codesIn(texts: unknown): Map<string, Set<string>> {
  return new Map(
    [...CODE_KEYS.values()].map((key) => {
      const found = key.split('.').reduce<unknown>((branch, step) => (isBranch(branch) ? branch[step] : undefined), texts)
      if (!isBranch(found)) throw new Error(`${key} is not among the texts`)
      return [key, new Set(Object.keys(found))]
    }),
  )
}
