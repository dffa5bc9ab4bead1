import { LANGUAGES } from '../../../src/constants/limits.ts'
import * as z from '../../../src/api/zod.ts'
import { WIDTH_LIMITS } from '../../address.ts'

const Percent = z.number().check(z.gte(0), z.lte(100))
const Share = z.tuple([Percent, Percent])

/** Where a note is pinned. */
export const Spot = z.object({
  /** The element by its roles and names, from the dialog or landmark inwards; `order` among those of its role there. Empty: the view. */
  element: z.array(z.object({ role: z.string(), name: z.string(), order: z.int().check(z.gte(0)) })),
  /** From that element's left and top, percent of its size. */
  at: Share,
  /** The same in the whole view, for when the element is gone. */
  window: Share,
})
export type Spot = z.output<typeof Spot>

/** The front matter of a note: where it is, and the view it was written on. */
export const About = z.object({
  state: z.string().check(z.regex(/^[\w.+-]+$/)),
  /** The event that led to the state; null if it was the beginning. */
  by: z.nullable(z.string()),
  scene: z.nullable(z.string()),
  lang: z.enum(LANGUAGES),
  theme: z.enum(['dark', 'light']),
  /** CSS px. */
  width: z.int().check(z.gte(WIDTH_LIMITS.least), z.lte(WIDTH_LIMITS.most)),
  /** ISO 8601, UTC. */
  date: z.iso.datetime(),
  ...Spot.shape,
})
export type About = z.output<typeof About>

/** A note with a place in a view. */
export interface Note extends About {
  machine: string
  /** Its file's name: 'error--20261123-140512'. */
  id: string
  /** Markdown. */
  text: string
}

/** Where it is storedNotes, from the repository's root. */
export const pathOfNote = ({ machine, id }: Pick<Note, 'machine' | 'id'>) => `gallery/notes/${machine}/pins/${id}.md`

/** A unique name: it has the second at which it was written. */
export const newId = (state: string, now: Date) => `${state}--${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`
