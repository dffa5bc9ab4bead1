import type { Language } from '../src/constants/limits.ts'
import { plainName } from './export/contactSheet/pictures.ts'

const files = import.meta.glob<string>('./notes/*/*.md', { query: '?raw', import: 'default', eager: true })
/** The same in Polish, in the same folder: storyboards have captions in both languages. */
const inPolish = import.meta.glob<string>('./notes/*/pl/*.md', { query: '?raw', import: 'default', eager: true })

/** Separates state and event in the name of a note. */
const BY = '--'

/** The notes on a state, notes/<machine>/<state>.md, and as reached by one event, <state>--payment-failed.md; null if there are none. */
export function noteOn(machine: string, state: string, by: string | null = null, lang: Language = 'en'): string | null {
  const names = [state, ...(by === null ? [] : [`${state}${BY}${plainName(by)}`])]
  const found = names.flatMap(
    (name) =>
      (lang === 'pl' ? inPolish[`./notes/${machine}/pl/${name}.md`] : undefined) ??
      files[`./notes/${machine}/${name}.md`] ??
      [],
  )
  return found.length > 0 ? found.join('\n\n') : null
}
