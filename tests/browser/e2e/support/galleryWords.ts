import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { Language } from '../../../../src/constants/limits.ts'

const readTexts = (language: Language, namespace: string): unknown =>
  load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8'))

/** The text of a key ('dialogs:closeOrder.note' is of another file than common), up to its first value. */
export function textOf(language: Language, key: string): string {
  const [path = '', namespace = 'common'] = key.split(':').toReversed()
  let here: unknown = readTexts(language, namespace)
  for (const name of path.split('.'))
    here = typeof here === 'object' && here !== null && name in here ? here[name as keyof typeof here] : undefined
  if (typeof here !== 'string') throw new Error(`no ${language} text ${key}`)
  return (here.split('{{')[0] ?? here).trim()
}
