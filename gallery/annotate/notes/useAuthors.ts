import * as z from '../../../src/api/zod.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { AUTHORS, SAVED } from '../saved-notes/paths.ts'

const Authors = z.catch(z.record(z.string(), z.string()), {})
const NONE = {}

const load = async () => Authors.parse(await (await fetch(new URL(`${SAVED}/${AUTHORS}`, document.baseURI))).json())

/** Who wrote each committed note, by git: 'reset/pins/error--….md'. Undefined while loading. */
export const useAuthors = (): Readonly<Record<string, string>> | undefined => useLoaded(load, NONE)
