const files = import.meta.glob<string>('./notes/*/*.md', { query: '?raw', import: 'default', eager: true })

/** The notes on a state: gallery/notes/<machine>/<state>.md. Null where there are none. */
export const noteOn = (machine: string, state: string): string | null => files[`./notes/${machine}/${state}.md`] ?? null

/** Machine and state of every note, for the test that asks whether they exist. */
export const notes: { machine: string; state: string }[] = Object.keys(files).map((path) => {
  const [, machine = '', state = ''] = /\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
  return { machine, state }
})
