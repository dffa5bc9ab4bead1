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

const WRITTEN = /^[\w.+/-]+\.(?:json|png|webp)$/

/** Serves a script's files with the gallery, or copies them into its build. */
export function servedFolder({ path, folder, list, none }: WrittenFiles): Plugin {
  return {
    name: `served-${path}`,
    configureServer: ({ middlewares, config }) => {
      // From the gallery's own address on: another folder may have one of that name in it, and its sources may be in one.
      const address = `${config.base}${path}/`
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://here')
        const name = pathname.slice(address.length)
        if (!pathname.startsWith(address) || !WRITTEN.test(name)) return next()
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
