import type { Plugin, Rolldown } from 'vite'

/** The first view of each page, by the routes of its code. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/index.html': ['routes/_shell.tsx', 'routes/_shell.market.$marketName.tsx'],
  '/webview.html': ['routes/mcontests.'],
}

/** All files of lazily loaded routes' code, with their static imports. */
function codeOf(routes: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || needed.has(name)) return
    needed.add(name)
    chunk.imports.forEach(add)
  }
  const isFirst = (id: string) => id.includes('?tsr-split') && routes.some((route) => id.includes(route))
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some(isFirst)) add(chunk.fileName)
  return needed
}

const stylesOf = (code: Iterable<string>, bundle: Rolldown.OutputBundle) =>
  new Set(
    [...code].flatMap((name) => [
      ...((bundle[name] as Rolldown.OutputChunk | undefined)?.viteMetadata?.importedCss ?? []),
    ]),
  )

/** Adds preloads of the first code and styles to a page's head, so that they load in parallel. For texts see start.js, for the font main.tsx. */
export const preloadPages = (): Plugin => {
  let base = '/'
  return {
    name: 'preloadPages',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        const link = (attrs: Record<string, string>, name: string) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: '', href: base + name },
          injectTo: 'head' as const,
        })
        const code = codeOf(ROUTES[path] ?? [], bundle)
        const missing = (names: Iterable<string>) => [...names].filter((name) => !html.includes(name))
        return [
          ...missing(stylesOf(code, bundle)).map((name) => link({ rel: 'stylesheet' }, name)),
          ...missing(code).map((name) => link({ rel: 'modulepreload' }, name)),
        ]
      },
    },
  }
}
