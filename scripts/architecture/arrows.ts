import { floorOf, FLOORS } from './floors.ts'
import type { SourceFile } from './imports.ts'

/** 'queries → wire' */
export const arrow = (from: string, to: string) => `${from} → ${to}`

/** Every arrow between two floors that at least one import makes, with the imports that make it. */
export function arrowsOf(files: readonly SourceFile[]): Map<string, string[]> {
  const arrows = new Map<string, string[]>()
  for (const { path, imports } of files) {
    const from = floorOf(path)
    for (const imported of imports) {
      const to = floorOf(imported)
      if (from === null || to === null || from === to || to === 'limits') continue
      const key = arrow(from, to)
      arrows.set(key, [...(arrows.get(key) ?? []), `${path} imports ${imported}`])
    }
  }
  return arrows
}

/** Every arrow the table allows. */
export const ALLOWED: readonly string[] = Object.entries(FLOORS).flatMap(([from, { knows }]) => knows.map((to) => arrow(from, to)))
