import type { LeaderboardEntry } from '../../api/contest.ts'
import type { Pin } from './pins.ts'

/** A row and its position in the list, from 1. Ranks may be shared; positions are not. */
export interface NumberedEntry {
  number: number
  entry: LeaderboardEntry
}

/** Number of neighbours on each side of the user's own row; a rival's row has fewer. */
const OWN_NEIGHBOURS = 2
const NEIGHBOURS = 1

/** Positions of the pinned rows, from 0; for a duplicate hash the better one. */
export function indexesOf(entries: readonly LeaderboardEntry[], pins: readonly Pin[]): ReadonlyMap<string, number> {
  const wanted = new Set(pins.map(({ hash }) => hash))
  const indexes = new Map<string, number>()
  for (let index = 0; index < entries.length && wanted.size > 0; index++) {
    const hash = entries[index]?.hashedEmail
    if (hash !== undefined && wanted.delete(hash)) indexes.set(hash, index)
  }
  return indexes
}

/** The pinned rows with their neighbours, best first, in runs of consecutive rows. */
export function aroundPins(entries: readonly LeaderboardEntry[], pins: readonly Pin[]): NumberedEntry[][] {
  const indexes = indexesOf(entries, pins)
  const shown = new Set<number>()
  for (const { hash, isMe } of pins) {
    const at = indexes.get(hash)
    const reach = isMe ? OWN_NEIGHBOURS : NEIGHBOURS
    if (at !== undefined) for (let index = at - reach; index <= at + reach; index++) shown.add(index)
  }
  const runs: NumberedEntry[][] = []
  for (const index of [...shown].sort((a, b) => a - b)) {
    const entry = entries[index]
    if (!entry) continue
    const run = runs.at(-1)
    if (run?.at(-1)?.number === index) run.push({ number: index + 1, entry })
    else runs.push([{ number: index + 1, entry }])
  }
  return runs
}
