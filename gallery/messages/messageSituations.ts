import type { TextTree } from '../../src/i18n/i18n.ts'
import type { Situation } from '../app/shell/search.ts'
import { messagesIn } from './messages.ts'

/** Every message that a view shows, for the search: by its code, and by its words in both languages. */
export const messageSituations = (texts: readonly TextTree[]): Situation[] =>
  messagesIn(texts).flatMap(({ code, key, texts: said, seen }): Situation[] => {
    if (!seen) return []
    const [title = ''] = said
    const by = code === null ? title : `${code}: ${title}`
    // After the flows and the screens, but a code is no one else's.
    return [{ place: seen.place, own: seen.settings, machine: 'Messages', state: seen.title, by, description: said.slice(1).join(' '), steps: 3, texts: [code ?? '', said.join(' '), key, '', ''] }]
  })
