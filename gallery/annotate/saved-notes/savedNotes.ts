import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { authorsIn } from './authors.ts'
import { AUTHORS, SAVED } from './paths.ts'
import { answerNote } from './requests.ts'

/** Notes are written beside the others in development, and everywhere their authors are told. */
export const savedNotes = (folder: string): Plugin => ({
  name: 'saved-notes',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      const [, path] = new RegExp(`/${SAVED}/(.+)$`).exec(pathname) ?? []
      if (path === undefined) return next()
      if (path === AUTHORS) return void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(JSON.stringify(authorsIn(folder)))
      void answerNote(folder, path, request, response)
    })
  },
  writeBundle: ({ dir = '.' }) => {
    mkdirSync(join(dir, SAVED), { recursive: true })
    writeFileSync(join(dir, SAVED, AUTHORS), JSON.stringify(authorsIn(folder)))
  },
})
