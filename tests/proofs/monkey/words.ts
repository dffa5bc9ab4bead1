import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { LANGUAGES } from '../../../src/constants/limits.ts'

type Texts = { [key: string]: Texts | string }

// A file of texts is a tree of texts.
const textsOf = (language: string, file: string) => load(readFileSync(`public/assets/locales/${language}/${file}.yaml`, 'utf8')) as Texts

function textAt(language: string, key: string): string {
  const [path = '', file = 'common'] = key.split(':').toReversed()
  const found = path.split('.').reduce<Texts | string | undefined>((level, name) => (typeof level === 'object' ? level[name] : undefined), textsOf(language, file))
  if (typeof found !== 'string') throw new Error(`there is no text ${key}`)
  return found
}

const asPattern = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')

/** What the app says under these keys (desk:alerts.form.away is one of another file than common), in any of its languages and with any value. */
export const saying = (...keys: string[]) => new RegExp(`^(?:${LANGUAGES.flatMap((language) => keys.map((key) => asPattern(textAt(language, key)))).join('|')})$`)
