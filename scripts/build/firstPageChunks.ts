import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]
interface Pages {
  entry: string
  /** All pages with a top bar, and their layout: all but the webview's. */
  framed: RegExp
  /** The layout, and the page most visits start with. */
  first: RegExp
}

/** The modules and all their static imports. */
function withImports(starts: readonly string[], graph: Graph): Set<string> {
  const needed = new Set(starts)
  for (const id of needed) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}

/** Dynamically imported modules with their imports, except those reachable only through `without`. */
function loadedLater(entry: string, graph: Graph, without?: RegExp): string[] {
  const later = new Set<string>()
  const seen = new Set([entry])
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    const parts = dynamicallyImportedIds.filter((part) => !without?.test(part))
    for (const part of parts) later.add(part)
    for (const imported of [...importedIds, ...parts]) seen.add(imported)
  }
  return [...later]
}

/** The files of the first page's code; a file's imports come first. */
export const FIRST_CHUNKS = ['vendor', 'app', 'trading']

/**
 * The first page's code in three files instead of a hundred: `vendor` (libraries, which rarely change), `app` (what the
 * webview needs too) and `trading` (the rest; every address but the webview's names it). What comes later: `lateChunks.ts`.
 */
export function firstPageChunks({ entry, framed, first }: Pages): Rolldown.CodeSplittingGroup[] {
  let parts: { page: Set<string>; webview: Set<string> } | null = null

  const chunkOf = (id: string, graph: Graph) => {
    parts ??= {
      page: withImports([entry, ...loadedLater(entry, graph).filter((part) => first.test(part))], graph),
      webview: withImports([entry, ...loadedLater(entry, graph, framed)], graph),
    }
    if (!parts.page.has(id)) return null
    if (id.includes('/node_modules/')) return 'vendor'
    return parts.webview.has(id) ? 'app' : 'trading'
  }
  // A group includes the imports of its modules, so imported groups come first.
  return FIRST_CHUNKS.map((name) => ({
    debugName: name,
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  }))
}
