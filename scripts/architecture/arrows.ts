import { FLOORS, ROOMS } from './floors.ts'
import type { SourceFile } from './imports.ts'

/** 'queries → wire' */
export const arrow = (from: string, to: string) => `${from} → ${to}`

/** Every arrow between two floors, or two rooms, with the imports behind it. */
export function arrowsOf(files: readonly SourceFile[], placeOf: (path: string) => string | null): Map<string, string[]> {
  const arrows = new Map<string, string[]>()
  for (const { path, imports } of files) {
    const from = placeOf(path)
    for (const imported of imports) {
      const to = placeOf(imported)
      if (from === null || to === null || from === to || to === 'limits') continue
      const key = arrow(from, to)
      arrows.set(key, [...(arrows.get(key) ?? []), `${path} imports ${imported}`])
    }
  }
  return arrows
}

const allowedBy = (table: Readonly<Record<string, { knows: readonly string[] }>>): readonly string[] =>
  Object.entries(table).flatMap(([from, { knows }]) => knows.map((to) => arrow(from, to)))

/** Every arrow allowed by the tables. */
export const ALLOWED = allowedBy(FLOORS)
export const ALLOWED_ROOMS = allowedBy(ROOMS)
