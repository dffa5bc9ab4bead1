import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOOKS } from '../../toPrint.ts'
import type { DrawnChart } from '../../types.ts'
import { LIST, PICTURES, readPictures } from '../contactSheet/pictures.ts'

/** One commit, where it is checked out. */
export interface Tree {
  folder: string
  /** 'abc123456' */
  name: string
}

/** Receives why something of a commit cannot be compared, and the error of it, which is no reader's of the report. */
export type Remark = (why: string, reason?: string) => void

/** The line with an error's message, without the temporary folder. */
const reasonOf = (stderr: string, folder: string) =>
  (stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim().split('\n').at(-1) ?? '').replaceAll(
    join(folder, '/'),
    '',
  )

/** The charts of a commit, read by its own gallery in another process. Null if they cannot be read. */
export function chartsOf({ folder, name }: Tree, remark: Remark): DrawnChart[] | null {
  const reader = pathToFileURL(join(folder, 'gallery/chart/readAll.ts')).href
  const script = `import { readAllCharts } from '${reader}'; process.stdout.write(JSON.stringify(await readAllCharts(), (key, value) => (key === 'machine' ? undefined : value)))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status === 0) return JSON.parse(stdout) as DrawnChart[] // by its gallery
  remark(`The charts of ${name} cannot be read.`, reasonOf(stderr, folder))
  return null
}

/** Both commits are printed by this version of the printer, regardless of their own. */
const PRINTER = [
  'print.ts',
  'toPrint.ts',
  'printing.ts',
  'openView.ts',
  'static.ts',
  'stillPicture.ts',
  'frame/wire.ts',
  'export/contactSheet/pictured.ts',
]

export interface PrintedTree {
  /** Where its pictures are. */
  folder: string
  names: string[]
  /** Pictures that could not be taken. */
  failed: string[]
}

/** Runs the printer of a commit; returns its stderr. */
async function printIn(folder: string, args: readonly string[], none: string): Promise<string> {
  const child = spawn(process.execPath, ['gallery/print.ts', ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, GALLERY_PICTURES: none, GALLERY_CHANGES: none },
  })
  // Of a SIGTERM only its browser would end.
  process.prependOnceListener('exit', () => child.kill('SIGINT'))
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  await new Promise((resolve) => child.once('close', resolve))
  return stderr
}

/** Prints a commit's views into `to` with the current printer; null if it cannot. `args` select the views; its gallery is built in `site`, once. */
export async function picturesOf(
  { folder, name }: Tree,
  to: string,
  site: string,
  args: readonly string[],
  remark: Remark,
): Promise<PrintedTree | null> {
  const own = join(import.meta.dirname, '../..')
  const gallery = join(folder, 'gallery')
  if (!existsSync(gallery)) {
    remark(`${name} has no gallery, so no pictures of it are taken.`)
    return null
  }
  if (gallery !== own) for (const file of PRINTER) cpSync(join(own, file), join(gallery, file))
  const stderr = await printIn(
    folder,
    ['--exact', ...LOOKS.flatMap((look) => ['--look', look]), '--folder', to, '--site', site, ...args],
    join(to, 'none'),
  )
  const [list, failures] = [join(to, PICTURES, LIST), join(to, 'failed.json')]
  // Written at the end, whether or not all could be taken.
  if (!existsSync(failures)) {
    remark(`The views of ${name} cannot be printed by today’s printer.`, reasonOf(stderr, folder))
    return null
  }
  const failed = JSON.parse(readFileSync(failures, 'utf8')) as string[] // by the printer
  if (failed.length > 0) remark(`Pictures of ${name} that could not be taken, and are not compared: ${failed.length}.`)
  const names = existsSync(list) ? Object.keys(readPictures(readFileSync(list, 'utf8')).parts) : []
  return { folder: join(to, PICTURES), names, failed: failed.map((line) => line.replace(/\.png: .*$/s, '.png')) }
}
