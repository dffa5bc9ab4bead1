import { randomUUID } from 'node:crypto'
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, sep } from 'node:path'
import { readNote } from '../notes/noteFile.ts'
import { SAVED_FILE } from './paths.ts'
import { pictureType } from './pictureType.ts'

/** A refused request, with the reason for the client. */
export class RequestError extends Error {}

/** The folder of a file, within the notes even if a symbolic link points elsewhere. Throws RequestError. */
async function folderOf(notes: string, path: string): Promise<string> {
  if (!SAVED_FILE.test(path)) throw new RequestError('No note or picture is called so.')
  const folder = join(notes, dirname(path))
  await mkdir(folder, { recursive: true })
  if (!(await realpath(folder)).startsWith((await realpath(notes)) + sep)) throw new RequestError('That folder leads out of the notes.')
  return folder
}

/** Throws Refused if the content does not match the name. */
function check(path: string, content: Buffer) {
  if (extname(path) !== '.md') {
    if (pictureType(content) !== extname(path).slice(1)) throw new RequestError('It is no such picture: its first bytes say otherwise.')
    return
  }
  const read = readNote('', '', content.toString())
  if ('problem' in read) throw new RequestError(`It is no note: ${read.problem}.`)
}

/** Writes a note or a picture: the whole of it or nothing. Throws Refused. */
export async function writeNote(notes: string, path: string, content: Buffer) {
  const folder = await folderOf(notes, path)
  check(path, content)
  const draft = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(draft, content, { flag: 'wx' })
    await rename(draft, join(folder, basename(path)))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Removes a note or a picture; one that is gone already is no problem. Throws Refused. */
export async function removeNote(notes: string, path: string) {
  await rm(join(await folderOf(notes, path), basename(path)), { force: true })
}
