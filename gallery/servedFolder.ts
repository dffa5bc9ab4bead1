import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sendFile } from './static.ts'

const WRITTEN = /^[\w.+/-]+\.(?:json|png|webp)$/

/** Serves the files that a script has written into a folder below the gallery's address, or copies them into its build. `none`: what their list is before. */
export function servedFolder(path: string, folder: string, list: string, none: unknown): Plugin {
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
