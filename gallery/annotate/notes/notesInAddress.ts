import * as z from '../../../src/api/zod.ts'
import { About, type Note } from './note.ts'

const AddressNotes = z.array(z.object({ ...About.shape, machine: z.string().check(z.regex(/^\w+$/)), id: z.string().check(z.regex(/^[\w.+-]+$/)), text: z.string() }))

/** Maximum length of an address with notes, in characters: chat and mail programs cut off longer ones. */
export const LONGEST_ADDRESS = 8_000

/** Notes as the text of an address; none is ''. */
export const toAddressText = (notes: readonly Note[]) => (notes.length === 0 ? '' : JSON.stringify(AddressNotes.parse(notes)))

/** The notes of an address; null if it cannot be read. */
export function fromAddressText(text: string): Note[] | null {
  if (text === '') return []
  try {
    return AddressNotes.parse(JSON.parse(text))
  } catch {
    return null
  }
}
