import type { Knobs } from '../../address.ts'
import { type Counts } from './counts.ts'
import { useLoaded } from './loaded.ts'
import { sample } from './sample.ts'
import { countsIn, type Source, sourcesOf } from './sources.ts'

export interface Shown {
  sources: readonly Source[]
  /** Null if none is chosen, or if it is not in this browser. */
  source: Source | null
  counts: Counts | null
}

/** What can be chosen, and what the address chooses. */
export function useUse({ use }: Pick<Knobs, 'use'>): Shown {
  const sources = sourcesOf(sample, useLoaded())
  const source = sources.find(({ id }) => id === use) ?? null
  return { sources, source, counts: source && countsIn(source) }
}
