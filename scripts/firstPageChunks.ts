import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]
interface Pages {
  entry: string
  /** The layout of every page for logged-in users. */
  shell: RegExp
  /** The page most visits start with. */
  first: RegExp
  /** Late parts that a logged-in trader alone opens: what the first page shares with them is no matter of other pages. */
  trader: RegExp
}

/** The modules and all their static imports. */
function withImports(starts: readonly string[], graph: Graph): Set<string> {
  const needed = new Set(starts)
  for (const id of needed) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}

/** Dynamically imported modules, except those only reachable through `first`. */
function loadedLater(entry: string, first: RegExp, graph: Graph): string[] {
  const later = new Set<string>()
  const seen = new Set([entry])
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const part of dynamicallyImportedIds) later.add(part)
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) if (!first.test(imported)) seen.add(imported)
  }
  return [...later]
}

/**
 * The first page's code in three files instead of a hundred: `vendor` (libraries, which rarely change), `app` (what
 * other pages need too) and `trading` (what that page alone needs). What comes later: `lateChunks.ts`.
 */
export function firstPageChunks({ entry, shell, first, trader }: Pages): Rolldown.CodeSplittingGroup[] {
  let parts: { start: Set<string>; page: Set<string>; others: Set<string> } | null = null

  const chunkOf = (id: string, graph: Graph) => {
    if (parts === null) {
      const later = loadedLater(entry, first, graph)
      parts = {
        start: withImports([entry, ...later.filter((part) => shell.test(part))], graph),
        page: withImports(later.filter((part) => first.test(part)), graph),
        others: withImports(later.filter((part) => !first.test(part) && !trader.test(part)), graph),
      }
    }
    const { start, page, others } = parts
    if (!start.has(id) && !page.has(id)) return null
    if (id.includes('/node_modules/')) return 'vendor'
    return start.has(id) || others.has(id) ? 'app' : 'trading'
  }
  // A group includes the imports of its modules, so imported groups come first.
  return ['vendor', 'app', 'trading'].map((name) => ({
    debugName: name,
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  }))
}
