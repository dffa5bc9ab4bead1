import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestError, removeNote, writeNote } from './notesFolder.ts'
import { LARGEST_PICTURE, LARGEST_PICTURE_SAID } from './pictureType.ts'

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A note is read by people. Bytes. */
const LARGEST_NOTE = 64 * 1024

/** Why a request may not write: it comes from another computer, host name or page. Null if it may. */
function whyNot({ headers, socket }: IncomingMessage): string | null {
  const host = headers.host ?? ''
  if (!LOOPBACK.has(socket.remoteAddress ?? '') || !LOCAL.has(host.replace(/:\d+$/, ''))) return 'Notes are written on the computer the gallery runs on.'
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return headers.origin === `http://${host}` && site === 'same-origin' ? null : 'Notes are written by the gallery alone.'
}

async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) { // a request's parts are buffers
    size += part.length
    // Read completely, so that the sender receives the response.
    if (size <= largest) parts.push(part)
  }
  return size > largest ? null : Buffer.concat(parts)
}

/** Writes (POST) or removes (DELETE) a file of the notes, for the gallery's own page on this computer. */
export async function answerNote(notes: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const answer = (status: number, said = '') => void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(said)
  const reason = whyNot(request)
  if (reason !== null) return answer(403, reason)
  try {
    if (request.method === 'DELETE') await removeNote(notes, path)
    else if (request.method === 'POST') {
      const isNote = path.endsWith('.md')
      const body = await bodyOf(request, isNote ? LARGEST_NOTE : LARGEST_PICTURE)
      if (!body) return answer(413, isNote ? 'The note is longer than 64 kB.' : `The picture is larger than ${LARGEST_PICTURE_SAID}.`)
      await writeNote(notes, path, body)
    } else return answer(405)
    answer(204)
  } catch (error) {
    answer(error instanceof RequestError ? 400 : 500, error instanceof Error ? error.message : String(error))
  }
}
