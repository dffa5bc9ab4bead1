import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readNote } from '../notes/noteFile.ts'

/** The only files that are written: each in a folder of its machine. */
const NOTE = /^[A-Za-z]\w*\/pins\/[\w+][\w.+-]*\.md$/
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Why a request may not write: it comes from another computer, host name or page. Null if it may. */
function whyNot({ headers, socket }: IncomingMessage): string | null {
  const host = headers.host ?? ''
  if (!LOOPBACK.has(socket.remoteAddress ?? '') || !LOCAL.has(host.replace(/:\d+$/, ''))) return 'Notes are written on the computer the gallery runs on.'
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return headers.origin === `http://${host}` && site === 'same-origin' ? null : 'Notes are written by the gallery alone.'
}

/** Writes a note, or why it is none. */
async function write(file: string, content: string): Promise<string | null> {
  const read = readNote('', '', content)
  if ('problem' in read) return `It is no note: ${read.problem}.`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  return null
}

/** Writes (POST) or removes (DELETE) a note in the folder of the notes, for the gallery's own page on this computer. */
export async function answerNote(notes: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const answer = (status: number, words = '') => void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words)
  const reason = whyNot(request)
  if (reason !== null) return answer(403, reason)
  if (!NOTE.test(path)) return answer(400, 'No note is called so.')
  const file = join(notes, path)
  try {
    if (request.method === 'POST') {
      const problem = await write(file, await text(request))
      if (problem !== null) return answer(400, problem)
    } else if (request.method === 'DELETE') await rm(file, { force: true })
    else return answer(405)
    answer(204)
  } catch (error) {
    answer(500, String(error))
  }
}
