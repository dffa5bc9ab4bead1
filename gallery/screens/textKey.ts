import type { ScreenText } from './types.ts'

/** The namespace of a text's key: 'palette' of 'palette:nothing'. */
export const namespaceOf = (key: string) => (key.includes(':') ? key.slice(0, key.indexOf(':')) : 'common')

/** The key of a text; null for words that are no text of the product. */
export const keyOf = (words: ScreenText): string | null => (typeof words === 'string' ? words : 'plain' in words ? null : words[0])
