import { useLoaded } from '../../app/useLoaded.ts'
import { CHANGES, type Changes, DATA, readChanges } from './changes.ts'

const load = async (): Promise<Changes | null> => {
  const response = await fetch(new URL(`${CHANGES}/${DATA}`, document.baseURI))
  return response.ok ? readChanges(await response.text()) : null
}

/** The result of the last comparison: undefined while loading, null if there was none. */
export const useChanges = (): Changes | null | undefined => useLoaded(load, null)
