import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { authorsIn } from './authors.ts'
import { AUTHORS, SAVED } from './paths.ts'
import { answerNote } from './answerNote.ts'

/** Saves notes as files in development, and serves the authors of all notes. */
export const savedNotes = (folder: string): Plugin => ({
  name: 'saved-notes',
  configureServer: ({ middlewares, config }) => {
    // From the root: the code of the notes is in a folder of that name, too.
    const address = `${config.base}${SAVED}/`
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      if (!pathname.startsWith(address)) return next()
      const path = pathname.slice(address.length)
      if (path === AUTHORS) return void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(JSON.stringify(authorsIn(folder)))
      void answerNote(folder, path, request, response)
    })
  },
  writeBundle: ({ dir = '.' }) => {
    mkdirSync(join(dir, SAVED), { recursive: true })
    writeFileSync(join(dir, SAVED, AUTHORS), JSON.stringify(authorsIn(folder)))
  },
})
