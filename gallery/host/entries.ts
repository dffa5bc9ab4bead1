import { FromHost, ToHost } from '../../src/api/host.ts'

/** The message. */
export interface Entry {
  /** Epoch ms. */
  at: number
  way: 'out' | 'in'
  /** As the platform has it: an object, or its text. */
  said: string
  /** Its type; null if it is no message of that way, and is dropped. */
  type: string | null
}

/** One line of the log. */
export interface Line extends Entry {
  number: number
}

/** The longest text that the log shows of a message: a picture is longer. */
const MAX_CHARACTERS = 400

function parsed(said: unknown): unknown {
  if (typeof said !== 'string') return said
  try {
    return JSON.parse(said)
  } catch {
    return null
  }
}

/** A token must not be logged, not even a simulated one. */
const withoutToken = (text: string) => text.replace(/("token":")[^"]*/g, '$1…')

/** A line of the log. `isHeard`: false for messages from other origins. */
export function entryOf(way: Entry['way'], said: unknown, at: number, isHeard = true): Entry {
  const read = (way === 'out' ? ToHost : FromHost).safeParse(parsed(said))
  const text = withoutToken(typeof said === 'string' ? `'${said}'` : JSON.stringify(said))
  return { at, way, said: text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text, type: read.success && isHeard ? read.data.type : null }
}
