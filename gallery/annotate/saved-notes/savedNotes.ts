import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { AUTHORS, SAVED } from './paths.ts'
import { answerNote } from './answerNote.ts'

/** Who last changed each committed file below a folder, by its path there: git's own word. Empty without git. */
export function authorsIn(folder: string): Record<string, string> {
  try {
    const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', '--format=%x00%an', '--name-only', '--relative', '--', '*/pins/*.md'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const commits = log.split('\0').slice(1).map((commit) => commit.split('\n').filter((line) => line !== ''))
    // The newest come first, and stay.
    return Object.fromEntries(commits.toReversed().flatMap(([author = '', ...files]) => files.map((file) => [file, author])))
  } catch {
    return {}
  }
}

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
