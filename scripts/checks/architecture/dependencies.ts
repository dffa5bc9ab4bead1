import { cyclesIn, type SourceFile } from './imports.ts'

/** All dependencies between two nodes, 'queries → api', with the imports behind them. */
export function dependenciesOf(
  files: readonly SourceFile[],
  placeOf: (path: string) => string | null,
): Map<string, string[]> {
  const arrows = new Map<string, string[]>()
  for (const { path, imports } of files) {
    const from = placeOf(path)
    for (const imported of imports) {
      const to = placeOf(imported)
      if (from === null || to === null || from === to) continue
      const key = `${from} → ${to}`
      arrows.set(key, [...(arrows.get(key) ?? []), `${path} imports ${imported}`])
    }
  }
  return arrows
}

/** The folder of a trading file below `src/features/trading`; null for a file elsewhere. */
export const tradingFolderOf = (path: string): string | null =>
  /^src\/features\/trading\/(.+)\/[^/]+$/.exec(path)?.[1] ?? null

/** Transitive reduction: of a → b, b → c and a → c, leaves out the last one. Throws for a cycle, which has none, and names it. */
export function transitiveReduction(arrows: readonly string[]): string[] {
  const pairs = arrows.map((arrow) => arrow.split(' → ') as [string, string]) // as `dependenciesOf` joins them
  const targetsOf = new Map<string, string[]>()
  for (const [from, to] of pairs) targetsOf.set(from, [...(targetsOf.get(from) ?? []), to])
  const [cycle] = cyclesIn(targetsOf)
  if (cycle) throw new Error(`import cycle: ${[...cycle, cycle[0]].join(' → ')}`)
  const leads = (from: string, to: string): boolean =>
    (targetsOf.get(from) ?? []).some((next) => next === to || leads(next, to))
  return pairs
    .filter(([from, to]) => !(targetsOf.get(from) ?? []).some((next) => leads(next, to)))
    .map(([from, to]) => `${from} → ${to}`)
}
