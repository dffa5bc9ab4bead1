/** One change of a file: the text that stands there exactly once, and what is put in its place. */
export interface Edit {
  file: string
  find: string
  put: string
}

/** What must turn red: one test by its name, one rule of the linter, or the build, for the reason it says. */
export type Check = TestCheck | { by: 'lint'; rule: string } | { by: 'build'; says: string }
export interface TestCheck {
  /** In Node and jsdom, or in a real browser with the built app. */
  by: 'unit' | 'browser'
  file: string
  /** Its full name, or a part of it. */
  test: string
}

/** A deliberate mistake, such as a careless change makes. Several edits where one guard stands behind another. */
export interface Defect {
  /** In words: what somebody has done. */
  name: string
  /** What it would have cost. */
  breaks: string
  edits: readonly Edit[]
  caughtBy: Check
}

/** The text with the edits of one file made; throws where one does not fit exactly once. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, { file, find, put }) => {
    const parts = before.split(find)
    if (parts.length !== 2) throw new Error(`${file}: ${JSON.stringify(find)} stands there ${parts.length - 1} times, not once`)
    return parts.join(put)
  }, text)
}
