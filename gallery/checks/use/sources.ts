import { plainName } from '../../export/sheet/pictures.ts'
import { type Counts, sumOf } from './counts.ts'
import type { UseFile } from './file/useFile.ts'

/** In an address: all loaded files together. */
export const TOGETHER = 'together'

export interface Source {
  /** In an address. */
  id: string
  title: string
  files: readonly UseFile[]
}

const MOST_LETTERS = 80

/** The name of a file in an address. The same source counted at another moment is another file. */
export const idOf = ({ source, at }: UseFile): string => plainName(at === null ? source : `${source} ${at}`).slice(0, MOST_LETTERS) || 'use'

/** '23 Nov 2026, 12:00 UTC'; nothing for a file of no moment. */
export const momentText = (at: string | null) =>
  at === null ? '' : `${new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })} UTC`

const titleOf = ({ source, at }: UseFile) => (at === null ? source : `${source}, ${momentText(at)}`)

/** What can be chosen: the sample, each loaded file, and all loaded ones together. */
export const sourcesOf = (sample: UseFile, loaded: readonly UseFile[]): Source[] => [
  ...[sample, ...loaded].map((file) => ({ id: idOf(file), title: titleOf(file), files: [file] })),
  ...(loaded.length > 1 ? [{ id: TOGETHER, title: `All ${loaded.length} loaded files together`, files: loaded }] : []),
]

const summed = new WeakMap<UseFile, Map<string, Counts>>()

/** The counts of a source, added up once: charts are kept by their counts. */
export function countsIn({ files }: Source): Counts {
  const [first] = files
  if (!first) return sumOf(files)
  const ofFirst = summed.get(first) ?? new Map<string, Counts>()
  summed.set(first, ofFirst)
  const key = files.map(idOf).join(' ')
  const counts = ofFirst.get(key) ?? sumOf(files)
  ofFirst.set(key, counts)
  return counts
}
