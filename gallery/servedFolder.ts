import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sendFile } from './static.ts'

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
  // Its own sources may be in a folder of that name.
  const pattern = new RegExp(`/${path}/([\\w.+/-]+\\.(?:json|png|webp))$`)
  return {
    name: `served-${path}`,
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, name] = pattern.exec(new URL(request.url ?? '/', 'http://here').pathname) ?? []
        if (name === undefined) return next()
        // Always answered: a 404 would be an error in the browser's console.
        if (name === list && !existsSync(join(folder, list))) return void response.end(JSON.stringify(none))
        sendFile(folder, name, response)
      })
    },
    writeBundle: ({ dir = '.' }) => {
      mkdirSync(join(dir, path), { recursive: true })
      if (existsSync(join(folder, list))) cpSync(folder, join(dir, path), { recursive: true })
      else writeFileSync(join(dir, path, list), JSON.stringify(none))
    },
  }
}
