import { readTexts } from './unit/features/info/texts.ts'

/** What a file of texts has at a key, of `common` unless the key names another ('dialogs:closeOrder.note'); undefined if nothing. */
export function textAt(language: string, key: string): unknown {
  const [path = '', namespace = 'common'] = key.split(':').toReversed()
  return path
    .split('.')
    .reduce<unknown>(
      (level, name) => (level as Partial<Record<string, unknown>> | undefined)?.[name],
      readTexts(language, namespace),
    ) // a tree of texts
}
