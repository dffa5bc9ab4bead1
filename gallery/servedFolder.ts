import { cpSync, createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const TYPES: Record<string, string> = { '.json': 'application/json', '.png': 'image/png', '.webp': 'image/webp' }

/** Files that a script has written for the gallery. */
export interface WrittenFiles {
  /** Its folder below the gallery's address. */
  path: string
  /** Where the script wrote it. */
  folder: string
  /** The file that lists it. */
  list: string
  /** The list of nothing. */
  none: unknown
}

/** Serves a script's files with the gallery, or copies them into its build. */
export function servedFolder({ path, folder, list, none }: WrittenFiles): Plugin {
  const pattern = new RegExp(`/${path}/([\\w.+/-]+)$`)
  return {
    name: `served-${path}`,
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, name = ''] = pattern.exec(new URL(request.url ?? '/', 'http://here').pathname) ?? []
        // Its own sources may be in a folder of that name.
        if (!(extname(name) in TYPES)) return next()
        // Always answered: a 404 would be an error in the browser's console.
        if (name === list && !existsSync(join(folder, list))) return void response.end(JSON.stringify(none))
        const file = join(folder, name)
        if (name.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
        // Not cached: the next files have the same names.
        response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' })
        createReadStream(file).pipe(response)
      })
    },
    writeBundle: ({ dir = '.' }) => {
      mkdirSync(join(dir, path), { recursive: true })
      if (existsSync(join(folder, list))) cpSync(folder, join(dir, path), { recursive: true })
      else writeFileSync(join(dir, path, list), JSON.stringify(none))
    },
  }
}
