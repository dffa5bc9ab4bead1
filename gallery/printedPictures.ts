import { cpSync, createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LIST, NO_PICTURES, PICTURES } from './sheet/pictures.ts'

const PICTURE_PATH = new RegExp(`/${PICTURES}/([\\w.+/-]+)$`)

/** Serves the pictures of `npm run gallery:print` with the gallery, or copies them into its build. Without pictures the gallery shows live views. */
export function printedPictures(folder: string): Plugin {
  return {
    name: 'printedPictures',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, name = ''] = PICTURE_PATH.exec(new URL(request.url ?? '/', 'http://here').pathname) ?? []
        if (name === '') return next()
        // Always answered: a 404 would be an error in the browser's console.
        if (name === LIST && !existsSync(join(folder, LIST))) return void response.end(JSON.stringify(NO_PICTURES))
        const file = join(folder, name)
        if (name.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
        // No cache: the next print has the same names.
        response.writeHead(200, { 'content-type': name.endsWith('.json') ? 'application/json' : 'image/webp', 'cache-control': 'no-cache' })
        createReadStream(file).pipe(response)
      })
    },
    writeBundle: ({ dir = '.' }) => {
      mkdirSync(join(dir, PICTURES), { recursive: true })
      if (existsSync(join(folder, LIST))) cpSync(folder, join(dir, PICTURES), { recursive: true })
      else writeFileSync(join(dir, PICTURES, LIST), JSON.stringify(NO_PICTURES))
    },
  }
}
