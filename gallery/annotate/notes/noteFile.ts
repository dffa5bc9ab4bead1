import { dump, load } from 'js-yaml'
import { About, type Note } from './note.ts'

const FILE = /^---\n(.*?)\n---(?:\n(.*))?$/s

/** An invalid note file: its error, and its text, so that nothing is lost. */
export interface InvalidNote {
  problem: string
  text: string
}

/** A note as its file: Markdown under a front matter in YAML. */
export const noteText = (note: Note) => `---\n${dump(About.parse(note), { flowLevel: 1, lineWidth: -1 })}---\n\n${note.text.trim()}\n`

/** The front matter, or why it cannot be read. */
function readAbout(yaml: string): About | string {
  try {
    const read = About.safeParse(load(yaml))
    if (read.success) return read.data
    const [issue] = read.error.issues
    return `its “${issue?.path.join('.') || 'front matter'}” is missing or wrong`
  } catch (error) {
    return `its front matter is no YAML: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`
  }
}

/** Reads the file of a note. Never throws. */
export function readNote(machine: string, id: string, file: string): Note | InvalidNote {
  const text = file.replaceAll('\r\n', '\n')
  const [, yaml, body = ''] = FILE.exec(text) ?? []
  if (yaml === undefined) return { problem: 'it does not begin with a front matter between two lines of ---', text }
  const about = readAbout(yaml)
  return typeof about === 'string' ? { problem: about, text } : { ...about, machine, id, text: body.trim() }
}
