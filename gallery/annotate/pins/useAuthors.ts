import { useEffect, useState } from 'react'
import * as z from '../../../src/api/zod.ts'
import { AUTHORS, SAVED } from '../saved-notes/paths.ts'

const Authors = z.catch(z.record(z.string(), z.string()), {})
type Authors = z.output<typeof Authors>

const read = async () => Authors.parse(await (await fetch(new URL(`${SAVED}/${AUTHORS}`, document.baseURI))).json())

/** Who wrote each committed note, by git: 'reset/pins/error--….md'. Null until it is known. */
export function useAuthors(): Authors | null {
  const [authors, setAuthors] = useState<Authors | null>(null)
  useEffect(() => {
    let isWanted = true
    read().then((found) => isWanted && setAuthors(found), () => isWanted && setAuthors({}))
    return () => void (isWanted = false)
  }, [])
  return authors
}
