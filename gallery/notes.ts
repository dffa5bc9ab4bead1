import type { Language } from '../src/constants/limits.ts'
import { plainName } from './export/contactSheet/pictures.ts'

const files = import.meta.glob<string>('./notes/*/*.md', { query: '?raw', import: 'default', eager: true })
/** The same in Polish, in the same folder: storyboards have captions in both languages. */
const inPolish = import.meta.glob<string>('./notes/*/pl/*.md', { query: '?raw', import: 'default', eager: true })

/** Separates state and event in the name of a note. */
const BY = '--'

/**
 * The notes on a state, gallery/notes/<machine>/<state>.md, and on the state as reached by one event:
 * <state>--payment-failed.md. Null if there are none. In Polish those of gallery/notes/<machine>/pl, where there are any.
 */
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

/** Machine, state and event (null if about any) of every note. A test checks that they exist. */
export const notes: { machine: string; state: string; by: string | null }[] = Object.keys(files).map((path) => {
  const [, machine = '', name = ''] = /\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
  const [state = '', by = null] = name.split(BY)
  return { machine, state, by }
})

/** The notes there are in Polish, as 'reset/error'. A test checks that each is one of the others, and none is missing. */
export const polishNotes: readonly string[] = Object.keys(inPolish).map((path) =>
  path.replace(/^\.\/notes\/(.+)\/pl\/(.+)\.md$/, '$1/$2'),
)
