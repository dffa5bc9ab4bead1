import { LANGUAGES } from '../../../src/constants/limits.ts'
import { textAt } from '../../textAt.ts'

const asPattern = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')

/** All texts below a key, or the text at it. */
const textsBelow = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(textsBelow) // throws if there is none

/** Matches texts that start with any text of the app below these keys. */
export const startingWith = (...keys: string[]) =>
  new RegExp(
    `^(?:${LANGUAGES.flatMap((language) => keys.flatMap((key) => textsBelow(textAt(language, key)).map(asPattern))).join('|')})`,
  )
