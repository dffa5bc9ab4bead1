import { plainName } from './sheet/pictures.ts'

const files = import.meta.glob<string>('./notes/*/*.md', { query: '?raw', import: 'default', eager: true })
const images = import.meta.glob<string>('./notes/*/*.{png,webp,jpg,svg}', { query: '?url', import: 'default', eager: true })

/** Between the state of a note and the event that leads to the look it is about. */
const BY = '--'

/**
 * The notes on a state, gallery/notes/<machine>/<state>.md, and on the look it has by one event:
 * <state>--the-payment-has-failed.md. Null where there are none.
 */
export function noteOn(machine: string, state: string, by: string | null = null): string | null {
  const names = [state, ...(by === null ? [] : [`${state}${BY}${plainName(by)}`])]
  const found = names.flatMap((name) => files[`./notes/${machine}/${name}.md`] ?? [])
  return found.length > 0 ? found.join('\n\n') : null
}

/** Where an image lies that a note names: beside the note, or anywhere else. */
export const noteImage = (machine: string, name: string): string => images[`./notes/${machine}/${name.replace(/^\.\//, '')}`] ?? name

/** Machine and state of every note, for the test that asks whether they exist; and the event, where it is about one look. */
export const notes: { machine: string; state: string; by: string | null }[] = Object.keys(files).map((path) => {
  const [, machine = '', name = ''] = /\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
  const [state = '', by = null] = name.split(BY)
  return { machine, state, by }
})
