import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { type Language, LANGUAGES } from '../../../../src/constants/limits.ts'

const texts = new Map<Language, unknown>(LANGUAGES.map((language) => [language, commonTexts(language)]))

function commonTexts(language: Language): unknown {
  return load(readFileSync(`public/assets/locales/${language}/common.yaml`, 'utf8'))
}

/** The text of a key, up to its first value. */
export function textOf(language: Language, key: string): string {
  let here: unknown = texts.get(language)
  for (const name of key.split('.')) here = typeof here === 'object' && here !== null && name in here ? here[name as keyof typeof here] : undefined
  if (typeof here !== 'string') throw new Error(`no ${language} text ${key}`)
  return (here.split('{{')[0] ?? here).trim()
}
