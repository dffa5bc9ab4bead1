import { cpSync, createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LIST, NO_PICTURES, PICTURES } from './sheet/pictures.ts'

const WANTED = new RegExp(`/${PICTURES}/([\\w.+/-]+)$`)

/** Puts the pictures that `npm run gallery:print` has left in a folder beside the gallery, served or built. Without pictures the views come alive instead. */
export function keptPictures(folder: string): Plugin {
  return {
    name: 'keptPictures',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, name = ''] = WANTED.exec(new URL(request.url ?? '/', 'http://here').pathname) ?? []
        if (name === '') return next()
        // A list there always is: what is asked for in vain is an error in a browser's console.
        if (name === LIST && !existsSync(join(folder, LIST))) return void response.end(JSON.stringify(NO_PICTURES))
        const file = join(folder, name)
        if (name.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
        // Printed anew under the same name.
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
