import { contractCalls } from '../scripts/openapi/calls.ts'
import { callText } from '../scripts/openapi/callTexts.ts'
import type { Language } from '../src/constants/limits.ts'

/** The text key of a call's codes, by path. */
export const CODE_KEYS: ReadonlyMap<string, string> = new Map(
  contractCalls.flatMap(({ name, endpoint: { path } }) => {
    const { codes } = callText(name)
    return codes === undefined ? [] : [[path, codes]]
  }),
)

/** Codes with a text, by text key and language. */
export type CodeTexts = Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>>

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The codes with texts in one language. Throws if a family is missing. */
export function codesIn(texts: unknown): Map<string, Set<string>> {
  return new Map(
    [...CODE_KEYS.values()].map((key) => {
      const found = key.split('.').reduce<unknown>((branch, step) => (isBranch(branch) ? branch[step] : undefined), texts)
      if (!isBranch(found)) throw new Error(`${key} is not among the texts`)
      return [key, new Set(Object.keys(found))]
    }),
  )
}
