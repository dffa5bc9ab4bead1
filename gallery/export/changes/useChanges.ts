import { useEffect, useState } from 'react'
import { CHANGES, type Changes, DATA, readChanges } from './changes.ts'

const read = async (): Promise<Changes | null> => {
  const response = await fetch(new URL(`${CHANGES}/${DATA}`, document.baseURI))
  return response.ok ? readChanges(await response.text()) : null
}

/** What the last comparison found: undefined while loading, null if there was none. */
export function useChanges(): Changes | null | undefined {
  const [changes, setChanges] = useState<Changes | null>()
  useEffect(() => {
    let isWanted = true
    const show = (found: Changes | null) => isWanted && setChanges(found)
    read().then(show, () => show(null))
    return () => void (isWanted = false)
  }, [])
  return changes
}
