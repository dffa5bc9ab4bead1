// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Note, type Spot } from '../../../gallery/annotate/notes/note.ts'
import { noteText } from '../../../gallery/annotate/notes/noteFile.ts'
import { authorsIn } from '../../../gallery/annotate/saved-notes/savedNotes.ts'
import { answerNote } from '../../../gallery/annotate/saved-notes/answerNote.ts'

const spot: Spot = { element: [], at: [1, 2], window: [1, 2] }
const note: Note = { machine: 'reset', id: 'a', state: 'error', by: null, scene: null, lang: 'en', theme: 'dark', width: 700, date: '2026-11-23T14:05:12Z', ...spot, text: 'Words.' }
const PATH = 'reset/pins/error--1.md'

let folder: string
let notes: string
let server: Server
let port: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notes-'))
  notes = join(folder, 'notes')
  mkdirSync(notes)
  server = createServer((request, response) => void answerNote(notes, (request.url ?? '').slice(1), request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => void server.close())

interface Asked {
  path?: string
  method?: string
  body?: string
  headers?: Record<string, string>
}
/** Without a client that tidies the path or the headers. */
const ask = ({ path = PATH, method = 'POST', body = noteText(note), headers = {} }: Asked = {}) =>
  new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
    const outgoing = send({ port, host: '127.0.0.1', path: `/${path}`, method, headers: { host: `localhost:${port}`, origin: `http://localhost:${port}`, ...headers } }, (response) => {
      let responseText = ''
      response.on('data', (part: Buffer) => void (responseText += String(part))).on('end', () => resolve({ status: response.statusCode, said: responseText }))
    })
    outgoing.on('error', reject).end(method === 'DELETE' ? undefined : body)
  })
const written = () => readdirSync(notes, { recursive: true }).map(String).toSorted()

test('a note is saved next to the others, edited, and removed', async () => {
  expect(await ask()).toEqual({ status: 204, said: '' })
  expect(readFileSync(join(notes, PATH), 'utf8')).toBe(noteText(note))
  await ask({ body: noteText({ ...note, text: 'Other words.' }) })
  expect(readFileSync(join(notes, PATH), 'utf8')).toContain('Other words.')
  expect(written()).toEqual(['reset', 'reset/pins', PATH])
  expect((await ask({ method: 'DELETE' })).status).toBe(204)
  expect((await ask({ method: 'DELETE' })).status).toBe(204)
  expect(written()).toEqual(['reset', 'reset/pins'])
})

test.each(['../outside/pins/a.md', 'reset/pins/../../../a.md', 'reset/pins/..%2f..%2fa.md', 'reset/a.md', '/etc/pins/a.md', 'reset/pins/.a.md', 'reset/pins/a.js', 'reset/pins/a.png', 'reset/pictures/a.md', 'reset/pins/a.md/b.md', 'reset\\pins\\a.md', 'reset/pins/a.md%00', ''])(
  'nothing is written to “%s”',
  async (path) => {
    for (const method of ['POST', 'DELETE']) expect(await ask({ path, method })).toMatchObject({ status: 400, said: expect.stringContaining('is called so') })
    expect(readdirSync(folder)).toEqual(['notes'])
    expect(written()).toEqual([])
  },
)

test.each([
  ['another page', { origin: 'http://evil.example' }],
  ['another port of this computer', { origin: 'http://localhost:1' }],
  ['no page', { origin: '' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
])('from %s nothing is written', async (_, headers) => {
  expect(await ask({ headers })).toEqual({ status: 403, said: 'Notes are written by the gallery alone.' })
  expect(written()).toEqual([])
})

test('under a foreign host name that resolves here nothing is written', async () => {
  const host = `evil.example:${port}`
  expect(await ask({ headers: { host, origin: `http://${host}` } })).toMatchObject({ status: 403, said: 'Notes are written on the computer the gallery runs on.' })
  expect(written()).toEqual([])
})

test('from another computer nothing is written', async () => {
  const responses: [number, string][] = []
  const response = { writeHead: (status: number) => ({ end: (said: string) => responses.push([status, said]) }) }
  const headers = { host: 'localhost:1', origin: 'http://localhost:1' }
  // A request as node has it, from another address.
  await answerNote(notes, PATH, { method: 'POST', headers, socket: { remoteAddress: '192.168.1.7' } } as never, response as never)
  expect(responses).toEqual([[403, 'Notes are written on the computer the gallery runs on.']])
})

test('an invalid note is not saved, and the error is reported', async () => {
  expect(await ask({ body: 'Words alone.' })).toMatchObject({ status: 400, said: expect.stringMatching(/no note: it does not begin with a front matter/) })
  expect((await ask({ method: 'PUT' })).status).toBe(405)
  expect(written().filter((path) => path.endsWith('.md'))).toEqual([])
})

test('a note that fails to save is reported', async () => {
  mkdirSync(join(notes, PATH), { recursive: true })
  expect((await ask()).status).toBe(500)
})

test('the author of a note is that of its last commit', () => {
  for (const [name, value] of [['GIT_CONFIG_GLOBAL', '/dev/null'], ['GIT_DIR', undefined], ['GIT_WORK_TREE', undefined], ['GIT_INDEX_FILE', undefined]] as const) vi.stubEnv(name, value)
  const git = (...words: string[]) => execFileSync('git', ['-c', 'user.email=x@example.com', ...words], { cwd: notes, stdio: 'ignore' })
  expect(authorsIn(join(folder, 'no-repository'))).toEqual({})
  git('init')
  mkdirSync(join(notes, 'reset/pins'), { recursive: true })
  for (const [author, file] of [['Anna', 'a.md'], ['Jan Zięba', 'ą b.md'], ['Ola', 'a.md']] as const) {
    writeFileSync(join(notes, 'reset/pins', file), author)
    git('add', '.')
    git('-c', `user.name=${author}`, 'commit', '-m', 'x', '--no-gpg-sign')
  }
  writeFileSync(join(notes, 'reset/pins/new.md'), 'x')
  expect(authorsIn(notes)).toEqual({ 'reset/pins/a.md': 'Ola', 'reset/pins/ą b.md': 'Jan Zięba' })
  expect(existsSync(join(notes, '.git'))).toBe(true)
  vi.unstubAllEnvs()
})
