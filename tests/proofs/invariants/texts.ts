import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { LANGUAGES } from '../../../src/constants/limits.ts'

type Texts = { [key: string]: Texts | string }

// A file of texts is a tree of texts.
const textsOf = (language: string, file: string) =>
  load(readFileSync(`public/assets/locales/${language}/${file}.yaml`, 'utf8')) as Texts

function below(language: string, key: string): Texts | string {
  const [path = '', file = 'common'] = key.split(':').toReversed()
  const found = path
    .split('.')
    .reduce<Texts | string | undefined>(
      (level, name) => (typeof level === 'object' ? level[name] : undefined),
      textsOf(language, file),
    )
  if (found === undefined) throw new Error(`there is no text ${key}`)
  return found
}

const asPattern = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')

/** All texts below a key, or the text at it. */
const textsBelow = (texts: Texts | string): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(textsBelow)

/** Matches texts that start with any text of the app below these keys. */
export const startingWith = (...keys: string[]) =>
  new RegExp(
    `^(?:${LANGUAGES.flatMap((language) => keys.flatMap((key) => textsBelow(below(language, key)).map(asPattern))).join('|')})`,
  )
