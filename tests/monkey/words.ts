import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { LANGUAGES } from '../../src/limits.ts'

type Texts = { [key: string]: Texts | string }

// A file of texts is a tree of texts.
const files = LANGUAGES.map((language) => load(readFileSync(`public/assets/locales/${language}/common.yaml`, 'utf8')) as Texts)

function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<Texts | string | undefined>((level, name) => (typeof level === 'object' ? level[name] : undefined), texts)
  if (typeof found !== 'string') throw new Error(`there is no text ${key}`)
  return found
}

const asPattern = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')

/** What the app says under these keys, in any of its languages and with any value. */
export const saying = (...keys: string[]) => new RegExp(`^(?:${files.flatMap((texts) => keys.map((key) => asPattern(textAt(texts, key)))).join('|')})$`)
