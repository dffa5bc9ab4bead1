import { useLoaded } from '../../app/useLoaded.ts'
import { CHANGES, type Changes, DATA } from './changes.ts'

const load = async () => (await (await fetch(new URL(`${CHANGES}/${DATA}`, document.baseURI))).json()) as Changes | null // written by gallery:diff

/** The result of the last comparison; null if there was none, undefined while loading. */
export const useChanges = () => useLoaded(load, null)
