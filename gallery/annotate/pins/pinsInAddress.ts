import * as z from '../../../src/api/zod.ts'
import { About, type Pin } from './pin.ts'

const Kept = z.array(z.object({ ...About.shape, machine: z.string().check(z.regex(/^\w+$/)), id: z.string().check(z.regex(/^[\w.+-]+$/)), text: z.string() }))

/** Longest address with notes: what chats and mail programs carry whole. Characters. */
export const LONGEST_ADDRESS = 8_000

/** Notes as the text of an address; none is ''. */
export const inAddress = (pins: readonly Pin[]) => (pins.length === 0 ? '' : JSON.stringify(pins))

/** The notes of an address; null if it cannot be read. */
export function fromAddress(text: string): Pin[] | null {
  if (text === '') return []
  try {
    return Kept.parse(JSON.parse(text))
  } catch {
    return null
  }
}
